/** Texts of mails and text messages about changes of an account. A link has a line of its own. */
import { brand } from '#contract/brand'
import { localize, type Language } from '#contract/locales'
import { maskEmail } from '../../../masking.ts'
import type { MailMessage } from '../../../providers/mail/index.ts'

type Words = Omit<MailMessage, 'to'>

export function resetMail(language: Language, link: string): Words {
  return localize(language, {
    zh: {
      subject: `重新设置${brand.zh}的密码`,
      text: `你好！\n\n打开下面的链接，就可以设置新密码：\n\n${link}\n\n链接 1 小时内有效，只能用一次。\n如果不是你本人操作，不用理会这封邮件，你的密码不会改变。\n\n${brand.both}`,
      action: '设置新密码',
    },
    en: {
      subject: `Set a new password for ${brand.en}`,
      text: `Hi,\n\nOpen this link to set a new password:\n\n${link}\n\nThe link works once, within one hour.\nIf it was not you, ignore this mail; your password stays as it is.\n\n${brand.both}`,
      action: 'Set a new password',
    },
  })
}

export function newEmailMail(language: Language, link: string): Words {
  return localize(language, {
    zh: {
      subject: `确认你在${brand.zh}的新邮箱`,
      text: `你好！\n\n打开下面的链接，按一下确认，这个邮箱就是你${brand.zh}账号的新邮箱：\n\n${link}\n\n链接 24 小时内有效，只能用一次。\n如果不是你本人操作，请不要打开链接，也不用理会这封邮件。\n\n${brand.both}`,
      action: '确认新邮箱',
    },
    en: {
      subject: `Confirm your new e-mail for ${brand.en}`,
      text: `Hi,\n\nOpen this link and press the button to make this the e-mail of your ${brand.en} account:\n\n${link}\n\nThe link works once, within 24 hours.\nIf it was not you, do not open it; you can ignore this mail.\n\n${brand.both}`,
      action: 'Confirm this e-mail',
    },
  })
}

export function proofMail(language: Language, link: string): Words {
  return localize(language, {
    zh: {
      subject: `${brand.zh}：请确认是你本人`,
      text: `你好！\n\n你正在修改${brand.zh}账号的重要信息。打开下面的链接，按一下确认，就可以回到原来的页面继续：\n\n${link}\n\n链接 15 分钟内有效，只能用一次。\n如果不是你本人操作，请不要打开链接。\n\n${brand.both}`,
      action: '确认是我',
    },
    en: {
      subject: `${brand.en}: please confirm that it is you`,
      text: `Hi,\n\nYou are about to change something important in your ${brand.en} account. Open this link, press the button, and go on where you were:\n\n${link}\n\nThe link works once, within 15 minutes.\nIf it was not you, do not open it.\n\n${brand.both}`,
      action: 'It is me',
    },
  })
}

/** The notice of a change, for the contact data from before it. */
export type Change = 'password' | 'email' | 'phone'

const changed: Readonly<Record<Change, Record<Language, string>>> = {
  password: { zh: '密码已修改', en: 'your password was changed' },
  email: { zh: '邮箱已更换', en: 'your e-mail was changed' },
  phone: { zh: '手机号已更换', en: 'your phone number was changed' },
}

export interface ChangeFacts {
  /** The new value, masked. */
  readonly to?: string | undefined
  /** The address of a Google account that was unlinked with the change. */
  readonly unlinked?: string | undefined
}

export function changeMail(
  language: Language,
  change: Change,
  link: string,
  { to, unlinked }: ChangeFacts = {},
): Words {
  const what = changed[change][language]
  const google = unlinked && maskEmail(unlinked)
  const more = google ? unlinkedText(language, google) : ''
  return localize(language, {
    zh: {
      subject: `${brand.zh}账号的${what}`,
      text: `你好！\n\n你${brand.zh}账号的${what}${to ? `，现在是 ${to}` : ''}。${more}\n\n如果是你本人操作，不用理会这封邮件。\n如果不是，请马上重新设置密码，并联系我们：\n\n${link}\n\n${brand.both}`,
      action: '重新设置密码',
    },
    en: {
      subject: `${brand.en}: ${what}`,
      text: `Hi,\n\nOn your ${brand.en} account, ${what}${to ? ` to ${to}` : ''}.${more}\n\nIf it was you, all is well.\nIf it was not, set a new password at once and write to us:\n\n${link}\n\n${brand.both}`,
      action: 'Set a new password',
    },
  })
}

/** A Google account of another e-mail address was unlinked, because it was linked by the old password. */
const unlinkedText = (language: Language, google: string): string =>
  localize(language, {
    zh: `\n为了安全，Google 账号 ${google} 已取消关联，可以在设置里重新关联。`,
    en: ` To be safe, the Google account ${google} was unlinked; you can link it again in the settings.`,
  })

/** Told to the old address while a change of the e-mail waits. `to` is the new one, masked; the link stops the change. */
export function emailChangeAskedMail(language: Language, to: string, link: string): Words {
  return localize(language, {
    zh: {
      subject: `${brand.zh}账号要更换邮箱`,
      text: `你好！\n\n有人要把你${brand.zh}账号的邮箱换成 ${to}。打开新邮箱里的链接后才会生效。\n\n如果是你本人操作，不用理会这封邮件。\n如果不是，请打开下面的链接，按一下就能阻止，然后马上重新设置密码：\n\n${link}\n\n链接 24 小时内有效。\n\n${brand.both}`,
      action: '阻止更换',
    },
    en: {
      subject: `${brand.en}: someone asked to change your e-mail`,
      text: `Hi,\n\nSomeone asked to change the e-mail of your ${brand.en} account to ${to}. It counts once the link sent there is followed.\n\nIf it was you, ignore this mail.\nIf it was not, open this link and press the button to stop it, then set a new password at once:\n\n${link}\n\nThe link works for 24 hours.\n\n${brand.both}`,
      action: 'Stop the change',
    },
  })
}

/** A Google account can sign in to this account from now on. */
export function googleLinkedMail(language: Language, google: string, link: string): Words {
  return localize(language, {
    zh: {
      subject: `${brand.zh}账号关联了 Google`,
      text: `你好！\n\n你的${brand.zh}账号关联了 Google 账号 ${google}，以后可以用它登录。\n\n如果是你本人操作，不用理会这封邮件。\n如果不是，请马上重新设置密码，并联系我们：\n\n${link}\n\n${brand.both}`,
      action: '重新设置密码',
    },
    en: {
      subject: `${brand.en}: a Google account was linked`,
      text: `Hi,\n\nThe Google account ${google} was linked to your ${brand.en} account and signs in to it from now on.\n\nIf it was you, all is well.\nIf it was not, set a new password at once and write to us:\n\n${link}\n\n${brand.both}`,
      action: 'Set a new password',
    },
  })
}

/** What has changed, for a text message. */
export const changeText = (language: Language, change: Change): string =>
  localize(language, {
    zh: `【${brand.zh}】你账号的${changed[change].zh}。如果不是你本人操作，请马上联系我们。`,
    en: `${brand.en}: ${changed[change].en}. If it was not you, please contact us at once.`,
  })
