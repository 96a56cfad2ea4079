import { afterEach, expect, test, vi } from 'vitest'
import { DOCUMENT_TEXTS_ID } from '#contract/document-texts'
import { readDocumentTexts } from './document-texts.ts'

afterEach(() => vi.unstubAllGlobals())

function stubDocument(block: string | null): void {
  const element = block === null ? null : { textContent: block }
  vi.stubGlobal('document', { getElementById: (id: string) => (id === DOCUMENT_TEXTS_ID ? element : null) })
}

test('the texts of the document are those of its language', () => {
  stubDocument(JSON.stringify({ language: 'en', texts: { common: { close: 'Close' } } }))
  expect(readDocumentTexts('en')).toEqual({ common: { close: 'Close' } })
})

test.each([
  ['in another language', JSON.stringify({ language: 'en', texts: { common: { close: 'Close' } } })],
  ['that has none', null],
])('a document %s gives none, so that they are fetched', (_, block) => {
  stubDocument(block)
  expect(readDocumentTexts('zh')).toEqual({})
})
