/**
 * Runs in `<head>`, before the first paint. Sets the colour mode, whether the announcement is dismissed, the reader's
 * system, and `data-js`, which is removed again if the browser code has not started when the page has loaded.
 *
 * A constant, so that the content security policy can list its hash. Its storage keys are those of
 * `src/browser/chrome/color-mode.lazy.ts` and `src/browser/chrome/announcement.ts`.
 */
export const beforePaintScript = `(function(){
var html=document.documentElement,data=html.dataset,bar=document.querySelector("meta[name=announcement]"),isMode=/^(light|dark)$/;
function read(key){try{return localStorage.getItem(key)}catch(e){}}
function mode(value){return isMode.test(value)&&value}
data.js="";
var agent=navigator.userAgent,isMac=/Mac/.test(agent);
data.os=/Android/.test(agent)?"android":/iPhone|iPad/.test(agent)||isMac&&navigator.maxTouchPoints>1?"ios":isMac?"mac":/Windows/.test(agent)?"windows":/Linux|X11/.test(agent)?"linux":"";
data.theme=data.themeChoice=!("themeFixed"in data)&&(mode(new URLSearchParams(location.search).get("docusaurus-theme"))||mode(read("theme")))||data.themeDefault||"light";
if(bar&&read("docusaurus.announcement.id")===bar.content&&read("docusaurus.announcement.dismiss")==="true")data.announcementDismissed="";
addEventListener("load",function(){if(!data.hasHydrated)delete data.js})
})()`;
