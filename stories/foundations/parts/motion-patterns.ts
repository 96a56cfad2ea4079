import type { LocalizedText } from '../../docs/localized.ts'

/** The movements of the product: when they happen, and what happens instead with reduced motion. */
export const motionPatterns = {
  press: {
    name: { zh: '按下', en: 'Press' },
    tokens: 'duration.tap, easing.out',
    use: {
      zh: '按钮往里收 2 %，松开就回来。请直接按它，或者播放。',
      en: 'A button steps in by 2 % and comes back. Press it yourself, or play it.',
    },
    reduced: { zh: '只换颜色。', en: 'Only its colour changes.' },
  },
  hop: {
    name: { zh: '跳一下', en: 'Hop' },
    tokens: 'duration.sheet, distance.hop, easing.out',
    use: { zh: '答对的选项跳一下。', en: 'A right option hops once.' },
    reduced: { zh: '只淡入，带着对勾和“答对了”。', en: 'It only fades in, with the tick and the words.' },
  },
  shake: {
    name: { zh: '晃一下', en: 'Shake' },
    tokens: 'duration.shake, distance.shake, easing.out',
    use: { zh: '没答对的选项晃一次，不多晃。', en: 'An option that is not right shakes once, never longer.' },
    reduced: { zh: '边框、叉和“你选的”直接出现。', en: 'Border, cross and words are there at once.' },
  },
  progress: {
    name: { zh: '进度', en: 'Progress' },
    tokens: 'duration.card, easing.out',
    use: { zh: '每答对一题，进度条长一截。', en: 'The bar grows with each right answer.' },
    reduced: { zh: '直接是新的长度。', en: 'It has its new length at once.' },
  },
  fade: {
    name: { zh: '淡入淡出', en: 'Fade' },
    tokens: 'duration.card, easing.out',
    use: {
      zh: '页面下方的提示条：升起一点，过几秒淡去。',
      en: 'A message at the lower edge rises a little and fades after some seconds.',
    },
    reduced: { zh: '直接出现，直接消失，停留一样久。', en: 'It comes and goes at once and stays as long.' },
  },
  sheet: {
    name: { zh: '弹层', en: 'Sheet' },
    tokens: 'duration.sheet, easing.out',
    use: {
      zh: '对话框升上来；在手机上它贴着下边，在拇指旁边。',
      en: 'A dialog rises; on phones it lies at the lower edge, where the thumb is.',
    },
    reduced: { zh: '直接打开，焦点照样移进去。', en: 'It is open at once; the focus moves into it all the same.' },
  },
  flip: {
    name: { zh: '翻卡片', en: 'Card flip' },
    tokens: 'duration.sheet, easing.out',
    use: { zh: '记单词的卡片翻到另一面。', en: 'A card to remember by turns to its other side.' },
    reduced: { zh: '直接显示另一面。', en: 'The other side is shown at once.' },
  },
  stars: {
    name: { zh: '星星落下', en: 'Stars land' },
    tokens: 'duration.star, easing.land',
    use: { zh: '一关结束，星星一颗一颗落下。', en: 'At the end of a level the stars land one by one.' },
    reduced: { zh: '三颗一起出现。', en: 'All three are there together.' },
  },
  confetti: {
    name: { zh: '落叶', en: 'Leaves' },
    tokens: 'duration.confetti, easing.out',
    use: { zh: '只给三颗星，一秒之内结束。', en: 'For three stars alone, and over within a second.' },
    reduced: { zh: '没有落叶；星星和文字已经说明了一切。', en: 'None; stars and words say it all.' },
  },
  reaction: {
    name: { zh: '小叶动一下', en: 'The leaf reacts' },
    tokens: 'duration.reaction, distance.hop, easing.out',
    use: {
      zh: '一局结束，小叶按它的姿势动一次：高兴就跳，还差一点就垂一下。',
      en: 'At the end of a run the leaf moves once, as its pose does: it hops for joy and droops for what is not there yet.',
    },
    reduced: { zh: '不动，姿势已经说明了。', en: 'It stays still; its pose says it.' },
  },
} as const satisfies Record<string, { name: LocalizedText; tokens: string; use: LocalizedText; reduced: LocalizedText }>

export type MotionPattern = keyof typeof motionPatterns
