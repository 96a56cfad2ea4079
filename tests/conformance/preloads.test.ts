/** The server tells the browser what a page needs before its code is there to ask: both must mean the same module and texts. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#contract/pages'
import { readChunks } from '../../server/http/preloads.ts'

type Name = Exclude<keyof typeof pages, 'landing'>
const names = Object.keys(pages).filter((name): name is Name => name !== 'landing')

const code = readFileSync('src/app/screens.ts', 'utf8')
const [, table = ''] = /^export const screens[^{]*\{\n([\s\S]*?)^\}/m.exec(code) ?? []

/** By the name of a page, or of a constant that several pages share: module and texts of `screen(async () => (await import(…)).X, 'texts')`. */
const screens = new Map(
  [
    ...code.matchAll(
      /(\w+)(?: =|:) screen\(\s*async \(\) => \(await import\('\.\/(pages\/\w+\.tsx)'\)\)\.\w+((?:,\s*'\w+')*)/g,
    ),
  ].map(([, name = '', module = '', texts = '']) => [
    name,
    [`src/app/${module}`, ...(texts.match(/\w+/g) ?? []).map((feature) => `src/features/${feature}/locales/zh.json`)],
  ]),
)
/** Pages that show such a constant: `auth,` or `signIn: auth,`. */
const shared = new Map(
  [...table.matchAll(/^ {2}(\w+)(?:: (\w+))?,$/gm)].map(([, name = '', constant = name]) => [name, constant]),
)

// A build in which every source is a chunk of its own name, so that a link tells its source.
const sources = globSync('src/{app/pages/*.tsx,features/*/locales/zh.json}')
const { preloads } = readChunks(JSON.stringify(Object.fromEntries(sources.map((source) => [source, { file: source }]))))

test.each(names)('%s is preloaded as it will be opened', (name) => {
  const opened = screens.get(shared.get(name) ?? name) ?? []
  const preloaded = [...preloads(name, 'zh').matchAll(/href="\/([^"]+)"/g)].map((match) => match[1])
  expect(opened).not.toEqual([])
  expect(preloaded.sort()).toEqual(opened.sort())
})
