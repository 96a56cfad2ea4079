import { brand } from '#contract/brand'
import { localize, type Language } from '#contract/locales'
import type { MailMessage } from '../../providers/mail/index.ts'

/** Tells a learner that there is an answer, and what it says. */
export function answerMail(
  language: Language,
  { text, link }: { text: string; link: string },
): Omit<MailMessage, 'to'> {
  return localize(language, {
    zh: {
      subject: `${brand.zh}客服回复了你`,
      text: `你好！\n\n你的问题有了答复：\n\n${text}\n\n想补充的话，在这里直接回复：\n\n${link}\n\n${brand.both}`,
      action: '查看回复',
    },
    en: {
      subject: `An answer from ${brand.en}`,
      text: `Hi,\n\nHere is our answer:\n\n${text}\n\nTo add something, reply here:\n\n${link}\n\n${brand.both}`,
      action: 'See the answer',
    },
  })
}
