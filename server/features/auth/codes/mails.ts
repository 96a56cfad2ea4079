/** Texts of mails and text messages. A link has a line of its own, so that every mail program makes it clickable. */
import { brand } from '#contract/brand'
import { localize, type Language } from '#contract/locales'
import type { MailMessage } from '../../../providers/mail/index.ts'

type Words = Omit<MailMessage, 'to'>

/** `username` shows the owner of the e-mail address which sign-up the link confirms. */
export function verificationMail(language: Language, { username, link }: { username: string; link: string }): Words {
  return localize(language, {
    zh: {
      subject: `验证邮箱，你的${brand.zh}账号就建好了`,
      text: `${username}，你好！\n\n欢迎来到${brand.zh}。打开下面的链接，按一下确认，账号就建好了：\n\n${link}\n\n链接 24 小时内有效，只能用一次。\n如果不是你本人注册的，请不要打开链接，也不用理会这封邮件。\n\n${brand.both}`,
      action: '验证邮箱',
    },
    en: {
      subject: `Verify your e-mail for ${brand.en}`,
      text: `Hi ${username},\n\nWelcome to ${brand.en}. Open this link and press the button to finish your account:\n\n${link}\n\nThe link works once, within 24 hours.\nIf you did not sign up, do not open it; you can ignore this mail.\n\n${brand.both}`,
      action: 'Verify my e-mail',
    },
  })
}

/** The mail to the owner of an e-mail address with which a sign-up was tried. */
export function accountExistsMail(language: Language, link: string): Words {
  return localize(language, {
    zh: {
      subject: `你已经有${brand.zh}账号了`,
      text: `你好！\n\n刚刚有人用这个邮箱注册${brand.zh}，不过它已经有账号了，直接登录就好：\n\n${link}\n\n如果不是你本人操作，不用理会这封邮件，你的账号没有任何变化。\n\n${brand.both}`,
      action: '去登录',
    },
    en: {
      subject: `You already have a ${brand.en} account`,
      text: `Hi,\n\nSomeone just tried to sign up to ${brand.en} with this address. You already have an account, so simply sign in:\n\n${link}\n\nIf it was not you, ignore this mail. Nothing about your account has changed.\n\n${brand.both}`,
      action: 'Sign in',
    },
  })
}

export const codeText = (language: Language, code: string): string =>
  localize(language, {
    zh: `【${brand.zh}】验证码 ${code}，5 分钟内有效。请不要告诉任何人。`,
    en: `${brand.en}: ${code} is your code, valid for 5 minutes. Do not share it with anyone.`,
  })
