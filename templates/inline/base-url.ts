/**
 * Shows the notice about a wrong base URL if no script has loaded and the page is not at the configured path. The style
 * sheet has not loaded either, so the script sets the styles. A constant, so that the content security policy can list
 * its hash.
 */
export const baseUrlScript = `addEventListener("load",()=>{
const box=document.getElementById("ssgBaseUrl");
const {base,home}=box.dataset;
const path=location.pathname.replace(/\\/?(index\\.html)?$/,"/");
const found=path.endsWith(home)?path.slice(0,1-home.length)||path:path;
if(document.documentElement.dataset.hasHydrated||found===base)return;
box.querySelector("[data-suggestion]").textContent=found;
box.hidden=false;
const {style}=box;
style.margin="1rem";style.padding="1rem";style.border="4px solid #b3261e";style.font="1rem sans-serif";
})`;
