/** A mail as a page: the text's own paragraphs in the product's look. Inline styles alone, nothing remote, readable in the dark. */
import { brand } from '#contract/brand'
import type { MailMessage } from './index.ts'

/** The colours of the light scheme, named as in the design system's tokens. */
const PRIMARY = '#1B7A4B'
const SURFACE = '#FFFFFF'
const BACKGROUND = '#FAF9F4'
const TEXT = '#1D2A23'
const TEXT_MUTED = '#55645B'
const DIVIDER = '#DFE3DA'
const FONT = "-apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', sans-serif"

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const isLink = (paragraph: string) => /^https?:\/\/\S+$/.test(paragraph)

export function mailPage({ subject, text, action }: MailMessage): string {
  const zh = /[\u4e00-\u9fff]{4}/.test(text)
  const label = action ?? (zh ? '打开链接' : 'Open the link')
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim())
  // The signature is the heading here.
  const body = paragraphs
    .filter((paragraph) => paragraph !== brand.both)
    .map((paragraph) =>
      isLink(paragraph) ? button(paragraph, label) : `<p style="margin:0 0 16px">${lines(paragraph)}</p>`,
    )
  return `<!doctype html>
<html lang="${zh ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${BACKGROUND}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${BACKGROUND}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:${SURFACE};border-radius:16px;border:1px solid ${DIVIDER}">
<tr><td style="padding:28px 32px 0;font:600 20px/1.4 ${FONT};color:${PRIMARY}">${escaped(brand.both)}</td></tr>
<tr><td style="padding:16px 32px 0;font:600 22px/1.4 ${FONT};color:${TEXT}">${escaped(subject)}</td></tr>
<tr><td style="padding:20px 32px 16px;font:400 16px/1.65 ${FONT};color:${TEXT}">
${body.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const lines = (paragraph: string) => escaped(paragraph).replaceAll('\n', '<br>')

/** The URL is below as text too, for mail programs that show no buttons. */
function button(link: string, label: string): string {
  const href = escaped(link)
  return `<p style="margin:24px 0 12px"><a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:${PRIMARY};color:${SURFACE};font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;color:${TEXT_MUTED};word-break:break-all"><a href="${href}" style="color:${TEXT_MUTED}">${href}</a></p>`
}
