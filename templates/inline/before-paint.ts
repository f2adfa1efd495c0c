/**
 * Runs in the head, before anything is painted: the colour mode, whether the announcement was dismissed, and that
 * there is a script at all. Where the browser's half does not come, the page goes on as one without a script.
 *
 * It is one constant text, so that a content security policy can name it by its hash. The keys are those of
 * `src/client/colour-mode.ts` and `src/client/announcement.ts`.
 */
export const beforePaint = `(function(){
var html=document.documentElement,data=html.dataset,bar=document.querySelector("meta[name=announcement]"),isMode=/^(light|dark)$/;
function read(key){try{return localStorage.getItem(key)}catch(e){}}
function mode(value){return isMode.test(value)&&value}
data.js="";
data.theme=mode(new URLSearchParams(location.search).get("docusaurus-theme"))||mode(read("theme"))||"light";
if(bar&&read("docusaurus.announcement.id")===bar.content&&read("docusaurus.announcement.dismiss")==="true")data.announcementDismissed="";
addEventListener("load",function(){if(!data.hasHydrated)delete data.js})
})()`;
