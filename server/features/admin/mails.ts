import { brand } from '#contract/brand'
import { localize, type Language } from '#contract/locales'
import type { MailMessage } from '../../providers/mail/index.ts'

/** Thanks a learner for a mistake that they reported and that is mended. */
export function thanksMail(
  language: Language,
  { headword, link }: { headword: string; link: string },
): Omit<MailMessage, 'to'> {
  return localize(language, {
    zh: {
      subject: `${brand.zh}：你指出的错误改好了`,
      text: `你好！\n\n你指出的 ${headword} 的错误已经改好了。谢谢你，大家都会因此学得更准确。\n\n看看改好的内容：\n\n${link}\n\n${brand.both}`,
      action: '查看单词',
    },
    en: {
      subject: `${brand.en}: the mistake you reported is mended`,
      text: `Hi,\n\nThe mistake that you reported in “${headword}” is mended. Thank you: everybody learns it right now.\n\nSee how it reads:\n\n${link}\n\n${brand.both}`,
      action: 'See the word',
    },
  })
}
