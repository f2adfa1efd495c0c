/**
 * Shows the notice of a wrong base URL when nothing has loaded and the page is not where the site says it is. The style
 * sheet did not load either, so that the notice brings its own look. A constant: the security policy knows its hash.
 */
export const baseUrlScript = `addEventListener("load",()=>{
const box=document.getElementById("base-url");
const {base,home}=box.dataset;
const path=location.pathname.replace(/\\/?(index\\.html)?$/,"/");
const found=path.endsWith(home)?path.slice(0,1-home.length)||path:path;
if(document.documentElement.dataset.hasHydrated||found===base)return;
box.querySelector("[data-suggestion]").textContent=found;
box.hidden=false;
const {style}=box;
style.margin="1rem";style.padding="1rem";style.border="4px solid #b3261e";style.font="1rem sans-serif";
})`;
