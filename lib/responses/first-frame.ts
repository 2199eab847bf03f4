/** What is below a phone's first screen. A hero that fills the page is as high as its footer lets it be (`hero-end.tsx`). */
const below =
  'main section~section,main>.band~*~*,main .sidebar,main .sidebar~*,main:has(#hero-end)~.site-footer'

/**
 * Leaves what is below a phone's first screen out of the first frame of a new page, which is drawn that much sooner. A page
 * that is loaded again, returned to, or opened at one of its parts is whole from its first frame on: only so does the
 * browser find the place to show. One that is read without being drawn is whole when it has loaded.
 */
export const firstFrameScript =
  '(d=>{' +
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")return;' +
  'let s=new CSSStyleSheet,f=()=>s.disabled=true;' +
  `s.replaceSync("@media(width<40rem){${below}{display:none!important}}");` +
  'd.adoptedStyleSheets.push(s);' +
  'requestAnimationFrame(()=>requestAnimationFrame(f));' +
  'addEventListener("load",f)' +
  '})(document)'

/** The source with which a policy allows it. */
export const firstFrameSource = "'sha256-GUn9hdojZ/6a1afn9Shi416WHK9ZsSbMnAZ9VETXxBU='"
