/** What stories and the guide of WordNetwork draw. */
import type { NetworkLink } from './network-layout.ts'

export const someLinks: readonly NetworkLink[] = [
  { words: ['affect', 'effect'], line: 'dashed', weight: 4 },
  { words: ['borrow', 'lend'], line: 'solid', weight: 2 },
  { words: ['borrow', 'rent'], line: 'solid', weight: 1 },
  { words: ['lend', 'rent'], line: 'solid', weight: 1, faded: true },
  { words: ['ship', 'sheep'], line: 'dotted', weight: 3 },
]

export const someTexts = {
  zh: { label: '容易混的词：affect 和 effect，borrow 和 lend，borrow 和 rent，lend 和 rent，ship 和 sheep' },
  en: { label: 'Words mixed up: affect and effect, borrow and lend, borrow and rent, lend and rent, ship and sheep' },
}

type Legend = readonly { line: NetworkLink['line']; text: string }[]

export const someLegend: Record<'zh' | 'en', Legend> = {
  zh: [
    { line: 'solid', text: '意思相近' },
    { line: 'dashed', text: '样子相像' },
    { line: 'dotted', text: '听着相像' },
  ],
  en: [
    { line: 'solid', text: 'Close in meaning' },
    { line: 'dashed', text: 'Look alike' },
    { line: 'dotted', text: 'Sound alike' },
  ],
}
