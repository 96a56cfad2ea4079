import type { LocalizedText } from '../../docs/localized.ts'
import type { distance, duration, easing } from '../../../src/design-system/tokens/motion.ts'

/** What each duration is for. */
export const durationUses: Readonly<Record<keyof typeof duration, LocalizedText>> = {
  tap: { zh: '按下、指针停上去', en: 'Presses, and the pointer on something' },
  shake: { zh: '没答对时晃一下', en: 'One shake of what is not right' },
  card: { zh: '卡片、提示条、进度条', en: 'Cards, messages in passing, progress' },
  sheet: { zh: '对话框、抽屉、翻卡片', en: 'Dialogs, the drawer, a card that turns over' },
  star: { zh: '一颗星星落下', en: 'One star that lands' },
  starStep: { zh: '一颗星到下一颗', en: 'From one star to the next' },
  confetti: { zh: '落叶，只给三颗星', en: 'Leaves that fall, for three stars alone' },
  reaction: { zh: '小叶看到结果时动一下', en: 'One movement of the character at a result' },
  breath: { zh: '路上的灯笼呼吸一次', en: 'One breath of the lantern on the path' },
  blink: { zh: '小叶两次眨眼之间', en: 'From one blink of the character to the next' },
}

export const easingUses: Readonly<Record<keyof typeof easing, LocalizedText>> = {
  out: { zh: '快起慢停，几乎处处都用', en: 'Starts fast and stops softly; used almost everywhere' },
  land: { zh: '冲过一点再回来，给落下的东西', en: 'Goes a little too far and comes back, for what lands' },
}

export const distanceUses: Readonly<Record<keyof typeof distance, LocalizedText>> = {
  shake: { zh: '晃动的幅度', en: 'How far something shakes' },
  hop: { zh: '答对的选项跳一下', en: 'How far a right option hops' },
  lift: { zh: '指针停上去时抬起', en: 'How far something lifts under the pointer' },
}
