/**
 * The SVG's own style sheet, because the page's styles do not apply to an image. Lines have the same width at every size,
 * and colours follow the visitor's colour scheme. Values are those of the design tokens and of British road signs.
 */
export const styles = `
:root{--land:#fff;--edge:#00553c;--water:#7fb6d4;--m:#00539f;--a:#00603f;--dot:#00553c;--road-a:#7c9a8a}
path{fill:none;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.land{fill:var(--land)}
.edge{stroke:var(--edge);stroke-width:1.75}
.w{stroke:var(--water);stroke-width:4}
.r{stroke:var(--road-a);stroke-width:1.75}
.r .m{stroke:var(--m);stroke-width:3.5}
.around{opacity:.4}
.dots{stroke:var(--dot);stroke-width:4;opacity:.5}
.signs rect{stroke:#fff;stroke-width:1.5}
.signs .m rect{fill:#00539f}
.signs .a rect{fill:#00603f}
.signs text{font:700 12px Arial,sans-serif;text-anchor:middle;fill:#fff}
.signs .a text{fill:#ffd21a}
@media(max-width:60rem){.signs{display:none}.edge{stroke-width:1.25}.w{stroke-width:2.5}.r{stroke-width:1}.r .m{stroke-width:2}.dots{stroke-width:2.5}}
@media(prefers-color-scheme:dark){:root{--land:#1a3328;--edge:#86d3ad;--water:#3f7697;--m:#6aa9e0;--road-a:#6f8f80;--dot:#86d3ad}}
`.replaceAll('\n', '')
