import { useState } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Box, FormField, Text } from '#design-system'
import { languages } from '#contract/locales'
import type { Language } from '#contract/locales'
import { CodeName } from './CodeName.tsx'
import { CopyButton } from './CopyButton.tsx'
import { iconMeanings } from './icon-meanings.ts'
import * as productIcons from './product-icons.ts'

const texts = {
  zh: {
    search: '查找图标',
    help: '按含义或名称，中英文都可以',
    count: (count: number) => `${count} 个图标`,
  },
  en: {
    search: 'Find an icon',
    help: 'By meaning or name, in Chinese or English',
    count: (count: number) => (count === 1 ? '1 icon' : `${count} icons`),
  },
}

type IconName = keyof typeof iconMeanings

const names = Object.keys(iconMeanings) as IconName[]
const icons: Readonly<Record<IconName, LucideIcon>> = { ...productIcons }

/** Matches the name and the meanings in every language, so that a designer finds it by the word that comes to mind. */
function matches(name: IconName, query: string): boolean {
  const wanted = query.trim().toLowerCase()
  const known = [name, ...languages.map((language) => iconMeanings[name][language])]
  return known.some((each) => each.toLowerCase().includes(wanted))
}

const importLine = (name: IconName) => `import { ${name} } from 'lucide-react'`

/** The icons of the product, found by name or meaning; each gives its import line. */
export function IconSearch({ language }: { language: Language }) {
  const [query, setQuery] = useState('')
  const found = names.filter((name) => matches(name, query))
  const words = texts[language]
  return (
    <div>
      <FormField
        label={words.search}
        help={words.help}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Text variant="body2" color="textSecondary" role="status" sx={{ py: 3 }}>
        {words.count(found.length)}
      </Text>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {found.map((name) => {
          const Icon = icons[name]
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 3,
                pl: 3,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <Icon aria-hidden />
              <Box sx={{ flex: 1, minWidth: 0, py: 2 }}>
                <Text variant="body2">{iconMeanings[name][language]}</Text>
                <Text variant="caption" component="code" color="textSecondary">
                  <CodeName>{name}</CodeName>
                </Text>
              </Box>
              <CopyButton value={importLine(name)} language={language} />
            </Box>
          )
        })}
      </Box>
    </div>
  )
}
