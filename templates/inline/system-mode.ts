/**
 * Runs after `before-paint.ts`, only on sites with `colorMode.respectPrefersColorScheme`. Keeps the mode that the system
 * prefers in `data-preferred-theme`, and shows it to readers who have chosen no other. A constant, so that the content
 * security policy can list its hash. No variable is called like an attribute with a URL, such as `data`: the check of URLs
 * would take each page apart.
 */
export const systemModeScript = `(function(){
var root=document.documentElement.dataset,query=matchMedia("(prefers-color-scheme:dark)");
function update(){
var mode=root.preferredTheme=query.matches?"dark":"light",isNew=root.themeChoice=="system"&&root.theme!=mode;
if(isNew)root.theme=mode;
return isNew&&mode
}
update();
query.addEventListener("change",function(){
var mode=update();
if(mode)document.dispatchEvent(new CustomEvent("ssg:mode",{detail:mode}))
})
})()`;
