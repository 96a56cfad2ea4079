/** The product's names. Site origin and short hosts come from the environment, through GET /api/config. */
export const brand = {
  zh: '词林',
  en: 'Wordgrove',
  both: 'Wordgrove 词林',
} as const
