import { withSources } from "./declarations.ts";
import { isPropertyAssignment, isShorthandPropertyAssignment, isStringLiteral, isTemplateExpression, isNoSubstitutionTemplateLiteral, isConditionalExpression, isIdentifier } from "typescript/unstable/ast/is";
withSources("/work/wt-reference", (s) => {
  const codes = new Map<string, string[]>(); const open: string[] = [];
  const lit = (t: any): string[] | undefined => { if (!t) return; if (t.isStringLiteralType()) return [t.value]; if (t.isUnionType()) { const all = t.getTypes().map(lit); return all.every(Boolean) ? all.flat() : undefined; } };
  const of = (e: any): string[] | undefined => {
    if (isStringLiteral(e) || isNoSubstitutionTemplateLiteral(e)) return [e.text];
    if (isConditionalExpression(e)) { const a=of(e.whenTrue), b=of(e.whenFalse); return a&&b?[...a,...b]:undefined; }
    if (isTemplateExpression(e)) { let out=[e.head.text]; for (const sp of e.templateSpans) { const v=lit(s.checker.getTypeAtLocation(sp.expression)); if(!v) return; out=out.flatMap(o=>v.map(x=>o+x+sp.literal.text)); } return out; }
    return lit(s.checker.getTypeAtLocation(e));
  };
  for (const name of s.program.getSourceFileNames().filter((n)=>n.startsWith("/work/wt-reference/src/")||n.startsWith("/work/wt-reference/templates/"))) {
    const f = s.program.getSourceFile(name)!;
    if (!/\bcode\b/.test(f.text)) continue;
    const visit = (n: any) => { 
      if ((isPropertyAssignment(n) || isShorthandPropertyAssignment(n)) && n.name.getText() === "code") {
        const r = isPropertyAssignment(n) ? of(n.initializer) : undefined;
        const pos = name.slice(22)+":"+(f.text.slice(0,n.getStart()).split("\n").length);
        if (!r) open.push(pos + " " + n.getText()); else for (const c of r) codes.set(c,[...(codes.get(c)??[]),pos]);
      }
      n.forEachChild(visit); };
    f.forEachChild(visit);
  }
  for (const [c,p] of [...codes].sort()) console.log(c, p.join(" "));
  console.log("OPEN", open);
});
