/** What mails about money say. */
import { brand } from '#contract/brand'
import { locales, localize, type Language } from '#contract/locales'
import { centsToDecimal } from '#rules/prices'
import type { MailMessage } from '../../../providers/mail/index.ts'
import { planNames } from './offer.ts'
import type { OrderRow } from '../orders/orders.store.ts'

type Words = Omit<MailMessage, 'to'>

const dayOf = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language].dates, { dateStyle: 'long', timeZone }).format(at)

const usd = (cents: number) => `US$${centsToDecimal(cents)}`

/** What was taken, also in CNY where that is what was taken. */
const amountOf = ({ amountCents, chargeFen }: OrderRow) =>
  chargeFen === null ? usd(amountCents) : `${usd(amountCents)} (CNY ${centsToDecimal(chargeFen)})`

export function receiptMail(order: OrderRow, timeZone: string, link: string): Words {
  const { language, number, plan, isDemo, vipUntil } = order
  const until = vipUntil ? dayOf(vipUntil, language, timeZone) : ''
  return localize(language, {
    zh: {
      subject: `${brand.zh} VIP 已开通：收据 ${number}`,
      text: `你好！\n\n谢谢你的支持，VIP 已经生效，有效期至 ${until}。\n\n方案：${planNames[plan].zh}\n金额：${amountOf(order)}${isDemo ? '（演示，没有真正扣款）' : ''}\n订单号：${number}\n\n收据在这里，可以打印：\n\n${link}\n\n不满意？付款后 30 天内都可以在订单里申请退款。\n\n${brand.both}`,
      action: '查看收据',
    },
    en: {
      subject: `Your ${brand.en} VIP is on: receipt ${number}`,
      text: `Hi,\n\nThank you. VIP is on until ${until}.\n\nPlan: ${planNames[plan].en}\nAmount: ${amountOf(order)}${isDemo ? ' (demo: no money was taken)' : ''}\nOrder: ${number}\n\nYour receipt, ready to print:\n\n${link}\n\nNot happy? Ask for your money back in the order within 30 days of paying.\n\n${brand.both}`,
      action: 'See the receipt',
    },
  })
}

export function refundMail(order: OrderRow, link: string): Words {
  const { language, number } = order
  return localize(language, {
    zh: {
      subject: `退款已办理：${number}`,
      text: `你好！\n\n订单 ${number} 的 ${amountOf(order)} 已原路退回，到账时间以支付平台为准。对应的 VIP 时间已收回，你的学习记录和内容都还在。\n\n${link}\n\n${brand.both}`,
      action: '查看订单',
    },
    en: {
      subject: `Your refund for ${number}`,
      text: `Hi,\n\n${amountOf(order)} of order ${number} is on its way back to where it came from. The VIP time of this order is over; everything that you learned and made stays.\n\n${link}\n\n${brand.both}`,
      action: 'See the order',
    },
  })
}

interface Ending {
  readonly until: Date
  readonly timeZone: string
  /** Cents of the next charge; null when nothing renews. */
  readonly renewsFor: number | null
  readonly link: string
}

export function reminderMail(language: Language, { until, timeZone, renewsFor, link }: Ending): Words {
  const day = dayOf(until, language, timeZone)
  if (renewsFor !== null) {
    return localize(language, {
      zh: {
        subject: `VIP 将在 ${day} 续费`,
        text: `你好！\n\n你的${brand.zh} VIP 会在 ${day} 自动续费，金额 ${usd(renewsFor)}。不想续费的话，在那之前到设置里取消就好：\n\n${link}\n\n${brand.both}`,
        action: '打开设置',
      },
      en: {
        subject: `Your VIP renews on ${day}`,
        text: `Hi,\n\nYour ${brand.en} VIP renews on ${day} for ${usd(renewsFor)}. If you would rather not, end the renewal in the settings before then:\n\n${link}\n\n${brand.both}`,
        action: 'Open the settings',
      },
    })
  }
  return localize(language, {
    zh: {
      subject: `VIP 将在 ${day} 到期`,
      text: `你好！\n\n你的${brand.zh} VIP 会在 ${day} 到期，不会自动续费。到期后你的笔记和学习记录都会保留，只是新增内容按免费额度计算。想继续的话：\n\n${link}\n\n${brand.both}`,
      action: '续订 VIP',
    },
    en: {
      subject: `Your VIP ends on ${day}`,
      text: `Hi,\n\nYour ${brand.en} VIP ends on ${day}; nothing renews by itself. All notes and progress stay. Only new things count against the free limits again. To go on:\n\n${link}\n\n${brand.both}`,
      action: 'Go on with VIP',
    },
  })
}
