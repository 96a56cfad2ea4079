/**
 * Texts of the interface. A namespace is a feature's name and lives in its `locales/<language>.json`; texts that belong to no feature are
 * `common`, in `app/locales`. Files are found by their place; nothing is registered, except the keys' types in `texts.d.ts`.
 * To use one: name it at the page's row in contract/pages.ts, then `useTranslation('<feature>')` in components. The screen's code and its
 * texts then arrive side by side, in the active language only; those of the page that is opened first stand in its document.
 */
import { createInstance } from 'i18next'
import type { i18n as I18n, ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { defaultLanguage, languages, parseLanguage } from '#contract/locales'
import type { Language } from '#contract/locales'
import { currentLanguage, setCurrentLanguage } from '#lib/language'
import { storage } from '#lib/storage'
import { readDocumentTexts } from './document-texts.ts'
import { arriving } from './load.ts'
import type { Namespace } from './texts.d.ts'

// The landing page is a document of its own and brings its texts itself.
const files = import.meta.glob<ResourceKey>(
  ['./locales/*.json', '../features/*/locales/*.json', '!../features/landing/**'],
  { import: 'default' },
)

const fileOf = (namespace: Namespace, language: Language): string =>
  namespace === 'common' ? `./locales/${language}.json` : `../features/${namespace}/locales/${language}.json`

const i18n: I18n = /* @__PURE__ */ createInstance()

/** The stored choice, else the account's language, else the first one of the browser that we speak, else the document's, else the default one. */
function detectLanguage(): Language {
  const wished = [
    storage.read('i18nextLng'),
    storage.read('accountLanguage'),
    ...navigator.languages,
    document.documentElement.lang,
  ]
  return wished.map(parseLanguage).find((language) => language !== undefined) ?? defaultLanguage
}

/** Every namespace that was loaded: a change of language loads them all. */
const wanted = new Set<Namespace>(['common'])

/** Brings texts of these namespaces in a language. @throws {LoadError} */
export async function loadTexts(
  namespaces: readonly Namespace[],
  language: Language = currentLanguage(),
): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace)
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await arriving(
        files[fileOf(namespace, language)]?.() ?? Promise.reject(new Error(`No texts: ${namespace}`)),
      )
      i18n.addResourceBundle(language, namespace, texts)
    }),
  )
}

/** Makes i18next ready in a language, with the common texts. @throws {LoadError} */
export async function startI18n(language: Language = detectLanguage()): Promise<void> {
  if (!i18n.isInitialized) {
    setCurrentLanguage(language)
    await i18n.use(initReactI18next).init({
      lng: language,
      supportedLngs: [...languages],
      // All languages have the same keys (a conformance test says so); a fallback would fetch a second language for every reader.
      fallbackLng: false,
      defaultNS: 'common',
      resources: { [language]: readDocumentTexts(language) },
      initAsync: false,
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
    })
  }
  await switchLanguage(language)
}

/** Changes the language once every text in use has arrived; until then the old one stays. @throws {LoadError} */
export async function switchLanguage(language: Language): Promise<void> {
  await loadTexts([...wanted], language)
  // Told the language that it has, i18next would have every text drawn again.
  if (i18n.language !== language) await i18n.changeLanguage(language)
  setCurrentLanguage(language)
}
