/** The contract table as a page to read: plain HTML, no script, so that it works under any policy. */
import { endpoints } from '#contract'
import { brand } from '#contract/brand'
import type { Endpoint } from '#contract/core'

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export function docsPage(): string {
  const rows = Object.values(endpoints).map(
    ({ method, path, access, summary, errors }: Endpoint) =>
      `<section><h2><code>${method} ${escape(path)}</code></h2><p>${escape(summary)}</p><p>Access: ${access}${
        errors ? `. Errors: ${errors.map((code) => `<code>${code}</code>`).join(', ')}` : ''
      }</p></section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>API · ${brand.both}</title></head>
<body><main><h1>${brand.both}: API</h1><p>Schemas: <a href="/api/openapi.json">OpenAPI 3.1</a>. Send <code>Authorization: Bearer</code> with a token from <code>POST /api/auth/guest</code> or a sign-in. <code>Accept-Language: zh</code> or <code>en</code> chooses the language of messages.</p>
${rows.join('\n')}</main></body></html>`
}
