/**
 * Runs after `before-paint.ts`, only on sites with `colorMode.respectPrefersColorScheme`. Keeps the mode that the system
 * prefers in `data-preferred-theme`, and shows it to readers who have chosen no other. A constant, so that the content
 * security policy can list its hash.
 */
export const systemModeScript = `(function(){
var data=document.documentElement.dataset,query=matchMedia("(prefers-color-scheme:dark)");
function update(){
var mode=data.preferredTheme=query.matches?"dark":"light",isNew=data.themeChoice=="system"&&data.theme!=mode;
if(isNew)data.theme=mode;
return isNew&&mode
}
update();
query.addEventListener("change",function(){
var mode=update();
if(mode)document.dispatchEvent(new CustomEvent("ssg:mode",{detail:mode}))
})
})()`;
