import { colors } from '../../../src/design-system/tokens/color.ts'
import type { PictureTint, PlantTone, Landscape, SchemeColors } from '../../../src/design-system/tokens/color.ts'
import { colorUses } from '../../../src/design-system/tokens/export/descriptions.ts'

export interface ColorRole {
  /** The token, as the exported files have it. */
  name: string
  /** How components read it. */
  path: string
  zh: string
  en: string
  /** Its value in one display mode, as `#RRGGBB`. */
  valueIn: (scheme: SchemeColors) => string
}

type Single = Exclude<keyof typeof colorUses, 'tint' | 'pictureTint' | 'plant' | 'landscape' | 'scrim'>

const single: Record<Single, readonly [path: string, zh: string]> = {
  background: ['background.default', '页面的底色'],
  surface: ['background.paper', '卡片、弹层'],
  text: ['text.primary', '正文'],
  textMuted: ['text.secondary', '次要文字'],
  divider: ['divider', '不带含义的细线'],
  track: ['track', '分段选择的底槽'],
  border: ['border', '控件的边框'],
  primary: ['primary.main', '一屏一个的主要操作、链接、焦点、进度'],
  primaryHover: ['primary.dark', '指针停在主要操作上'],
  contrastText: ['primary.contrastText', '写在 primary、error 等重色上的文字'],
  rewardFill: ['reward.fill', '星星和积分的填充，总带 rewardText 描边'],
  rewardText: ['reward.text', '奖励的文字和描边'],
  info: ['info.main', '说明'],
  error: ['error.main', '没有成功'],
  warning: ['warning.main', '需要留意'],
}

const singleRoles: readonly ColorRole[] = (Object.keys(single) as Single[]).map((name) => {
  const [path, zh] = single[name]
  return {
    name: `color.${name}`,
    path: `theme.vars.palette.${path}`,
    zh,
    en: colorUses[name],
    valueIn: (scheme) => scheme[name],
  }
})

const tints: Record<keyof SchemeColors['tint'], readonly [zh: string, en: string]> = {
  primary: ['和主要操作有关的浅底', 'Quiet background around the main action'],
  reward: ['和奖励有关的浅底', 'Quiet background of rewards'],
  error: ['出错提示的浅底', 'Quiet background of errors'],
  info: ['说明的浅底', 'Quiet background of what is to know'],
  neutral: ['中性的浅底，不可用的控件', 'Neutral quiet background, disabled controls'],
}

const tintRoles: readonly ColorRole[] = (Object.keys(tints) as (keyof typeof tints)[]).map((name) => {
  const [zh, en] = tints[name]
  return {
    name: `color.tint.${name}`,
    path: `theme.vars.palette.tint.${name}`,
    zh,
    en,
    valueIn: ({ tint }) => tint[name],
  }
})

const pictureRoles: readonly ColorRole[] = (Object.keys(colors.light.pictureTint) as PictureTint[]).map((name) => ({
  name: `color.pictureTint.${name}`,
  path: `theme.vars.palette.pictureTint.${name}`,
  zh: '图片的圆形底色，一类主题一种',
  en: 'Round background of pictures, one for each family of topics',
  valueIn: ({ pictureTint }) => pictureTint[name],
}))

const plants: Record<PlantTone, readonly [zh: string, en: string]> = {
  lush: ['记得牢的植物的叶子', 'Foliage of a word that is remembered'],
  fading: ['快要忘记的植物的叶子', 'Foliage of a word that begins to fade'],
  thirsty: ['要浇水的植物的叶子', 'Foliage of a word that is due'],
  trunk: ['茎和树干', 'Stems and trunks'],
  soil: ['土地', 'The ground that plants grow in'],
}

const plantRoles: readonly ColorRole[] = (Object.keys(plants) as PlantTone[]).map((name) => {
  const [zh, en] = plants[name]
  return {
    name: `color.plant.${name}`,
    path: `theme.vars.palette.plant.${name}`,
    zh,
    en,
    valueIn: ({ plant }) => plant[name],
  }
})

const landscapes: Record<Landscape, readonly [zh: string, en: string]> = {
  sky: ['挑战的天空', 'The sky of challenges'],
  soil: ['笔记的土壤', 'The soil of notes'],
  blossom: ['课程的花', 'The blossom of courses'],
  sun: ['个人页的阳光', 'The sun of the profile'],
  dew: ['复习的露水', 'The dew of reviews'],
}

const landscapeRoles: readonly ColorRole[] = (Object.keys(landscapes) as Landscape[]).map((name) => {
  const [zh, en] = landscapes[name]
  return {
    name: `color.landscape.${name}`,
    path: `theme.vars.palette.landscape.${name}`,
    zh,
    en,
    valueIn: ({ landscape }) => landscape[name],
  }
})

export const colorRoles: readonly ColorRole[] = [
  ...singleRoles,
  ...tintRoles,
  ...pictureRoles,
  ...plantRoles,
  ...landscapeRoles,
]

/** What is written or drawn on the quiet grounds, and the least contrast that WCAG 2.2 asks of it. */
export const foregrounds: readonly (readonly [name: Single, least: 3 | 4.5])[] = [
  ['text', 4.5],
  ['textMuted', 4.5],
  ['primary', 4.5],
  ['rewardText', 4.5],
  ['info', 4.5],
  ['error', 4.5],
  ['warning', 4.5],
  ['border', 3],
]

/** The grounds by the names of their tokens. */
export const groundsOf = ({ background, surface, tint }: SchemeColors): Readonly<Record<string, string>> => ({
  background,
  surface,
  ...Object.fromEntries(Object.entries(tint).map(([name, value]) => [`tint.${name}`, value])),
})
