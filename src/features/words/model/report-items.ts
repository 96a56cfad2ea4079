import { REPORT_ITEM, type Section } from '#contract/words'

/** An item of a block as a report names it. */
export interface ReportItem {
  /** What the report carries. */
  readonly value: string
  /** What tells it from the others. */
  readonly label: string
}

/** What a report of this block can name one of. Prose is one text. */
export function reportItemsOf(section: Section): ReportItem[] {
  const items = itemsOf(section)
  return items.filter(({ value }, index) => items.findIndex((each) => each.value === value) === index)
}

const same = (label: string): ReportItem => ({ value: label.slice(0, REPORT_ITEM), label })

function itemsOf(section: Section): ReportItem[] {
  switch (section.kind) {
    case 'definitions':
      return section.items.map(({ zh, en }) => ({
        value: (en ?? zh ?? '').slice(0, REPORT_ITEM),
        label: [zh, en].filter((text) => text !== null).join(' · '),
      }))
    case 'examples':
      return section.items.map(({ en }) => same(en))
    case 'collocations':
      return section.items.map(({ text }) => same(text))
    case 'word_structure':
      return section.items.map(({ part }) => same(part))
    case 'forms':
      return section.items.map(({ form }) => same(form))
    case 'synonyms':
    case 'antonyms':
    case 'word_family':
    case 'related_words':
      return section.items.map(same)
    default:
      return []
  }
}
