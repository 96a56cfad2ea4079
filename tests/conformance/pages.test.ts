import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#contract/pages'
import type { PageName } from '#contract/pages'
import { readChunks } from '../../server/http/page-scripts.ts'

const names = (Object.keys(pages) as PageName[]).filter((name) => name !== 'landing')

test('each module of a page is in the table, and the table names no other', () => {
  const modules = globSync('src/app/pages/*.tsx').map((file) => basename(file, '.tsx'))
  expect(new Set(names.map((name) => pages[name].module))).toEqual(new Set(modules))
})

// A build in which every source is a chunk of its own name, so that a link tells its source.
const sources = globSync('src/app/{pages,layouts}/*.tsx')
const { missing, links } = readChunks(JSON.stringify(Object.fromEntries(sources.map((file) => [file, { file }]))))

test('a build has all that the table names', () => {
  expect(missing).toEqual([])
})

test('the document names frame and module of its page', () => {
  const named = (name: PageName) => [...links(name).matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file)
  expect(named('landing')).toEqual([])
  expect(named('home')).toEqual(['src/app/layouts/MainLayout.tsx', 'src/app/pages/Home.tsx'])
  expect(named('game')).not.toContain('src/app/layouts/MainLayout.tsx')
})
