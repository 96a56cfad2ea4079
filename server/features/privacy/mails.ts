import { brand } from '#contract/brand'
import { daysToReturn } from '#contract/privacy-limits'
import { locales, localize, type Language } from '#contract/locales'
import type { MailMessage } from '../../providers/mail/index.ts'

interface Leaving {
  /** When everything is erased. */
  readonly day: Date
  readonly timeZone: string
  readonly link: string
}

/** Tells the owner that the account goes, and how to keep it. */
export function deletionMail(language: Language, { day, timeZone, link }: Leaving): Omit<MailMessage, 'to'> {
  const date = new Intl.DateTimeFormat(locales[language].dates, {
    dateStyle: 'long',
    timeZone,
  }).format(day)
  return localize(language, {
    zh: {
      subject: `你的${brand.zh}账号将在 ${daysToReturn} 天后删除`,
      text: `你好！\n\n我们收到了删除账号的请求。到 ${date}，你的学习记录和个人信息会全部清除。\n\n改主意了？在那之前登录一次，一切都还在：\n\n${link}\n\n如果不是你本人操作，请尽快登录并修改密码。\n\n${brand.both}`,
      action: '登录并保留账号',
    },
    en: {
      subject: `Your ${brand.en} account goes in ${daysToReturn} days`,
      text: `Hi,\n\nWe were asked to delete your account. On ${date} everything you learned and all personal data will be erased.\n\nChanged your mind? Sign in once before then, and everything is still there:\n\n${link}\n\nIf it was not you, sign in soon and change your password.\n\n${brand.both}`,
      action: 'Sign in and keep it',
    },
  })
}
