/** Voices of a browser for stories: which it has differs from machine to machine. */
import type { screen } from './screen.ts'

type ScreenStory = ReturnType<typeof screen>
type FakeVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

export const localVoice: FakeVoice = { name: 'Daniel', lang: 'en-GB', localService: true }
export const remoteVoice: FakeVoice = { name: 'Cloud English', lang: 'en-US', localService: false }

class FakeUtterance extends EventTarget {
  voice: FakeVoice | null = null
  lang = ''
  rate = 1
  readonly text: string
  constructor(text: string) {
    super()
    this.text = text
  }
}

let spoken: FakeUtterance[] = []

/** Names of voices and the texts that they said since `fakeVoices`. */
export const spokenTexts = (): (string | undefined)[][] => spoken.map(({ voice, text }) => [voice?.name, text])

/** The last text has been said to its end. */
export const endSpoken = (): void => void spoken.at(-1)?.dispatchEvent(new Event('end'))

/** Gives the browser these voices alone; the returned function brings back its own, and forgets the choice of a voice. */
function fakeVoices(voices: readonly FakeVoice[]): () => void {
  spoken = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => undefined,
    speak: (utterance: FakeUtterance) => void spoken.push(utterance),
  })
  const own = {
    speechSynthesis: Object.getOwnPropertyDescriptor(window, 'speechSynthesis'),
    SpeechSynthesisUtterance: Object.getOwnPropertyDescriptor(window, 'SpeechSynthesisUtterance'),
  }
  const replace = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true })
  replace('speechSynthesis', synthesis)
  replace('SpeechSynthesisUtterance', FakeUtterance)
  return () => {
    for (const [name, descriptor] of Object.entries(own))
      if (descriptor) Object.defineProperty(window, name, descriptor)
    localStorage.removeItem('deviceVoice')
  }
}

/** A screen in a browser with these voices alone, where the device's was or was not chosen before. */
export function withVoices(shown: ScreenStory, voices: readonly FakeVoice[], chosen: 'true' | 'false' = 'false') {
  return {
    ...shown,
    beforeEach: async (context: Parameters<ScreenStory['beforeEach']>[0]) => {
      const release = await shown.beforeEach(context)
      const restore = fakeVoices(voices)
      localStorage.setItem('deviceVoice', chosen)
      return () => {
        restore()
        release()
      }
    },
  }
}

/** A screen whose words nothing can say: the server has no recordings, and the browser no voices. */
export function withoutVoices(shown: ScreenStory) {
  const silent = withVoices(shown, [])
  return {
    ...silent,
    beforeEach: async (context: Parameters<ScreenStory['beforeEach']>[0]) => {
      const release = await silent.beforeEach(context)
      const answer = window.fetch
      window.fetch = (input, init) =>
        String(input instanceof Request ? input.url : input).includes('/audio')
          ? Promise.resolve(new Response(null, { status: 503 }))
          : answer(input, init)
      return () => {
        window.fetch = answer
        release()
      }
    },
  }
}
