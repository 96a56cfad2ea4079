/** Answers the calls of a story. Anything that is not named is no connection. */
import type { User } from '#contract/user'

/** 'METHOD /path' (without its query) to a body, or to what makes an answer; a promise that never ends keeps it loading. */
export type StoryAnswers = Record<string, object | ((body: unknown) => Response | Promise<Response>)>

export const storyUser: User = {
  id: 'u1',
  username: 'lin_mo',
  email: 'lin@example.com',
  phone: null,
  avatar: null,
  is_admin: false,
  role: 'user',
  onboarding_completed: true,
  is_vip: false,
  vip_until: null,
  ui_language: null,
  meanings_in: null,
  invite_code: 'LINMO1',
  time_zone: 'Asia/Shanghai',
}

export const storyGuest: User = { ...storyUser, id: 'g1', username: 'guest', email: null, role: 'guest' }

/** An error as the server sends it. */
export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ message, code, requestId: 'story' }, { status })

export const never = (): Promise<Response> => new Promise(() => undefined)

/** A moment of silence, as a WAV file. */
function silence(): Response {
  const samples = 800
  const view = new DataView(new ArrayBuffer(44 + samples * 2))
  const text = (at: number, word: string) =>
    [...word].forEach((char, index) => view.setUint8(at + index, char.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 16_000, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples * 2, true)
  return new Response(view.buffer, { headers: { 'Content-Type': 'audio/wav' } })
}

/** Stands in for the server, with this user signed in (nobody when null). Answers how to take it away again. */
export function storyServer(answers: StoryAnswers, user: User | null = storyUser): () => void {
  const real = window.fetch
  const all: StoryAnswers = { 'GET /api/user': user ?? {}, ...answers }
  localStorage.setItem('token', 'story')
  if (!user) localStorage.removeItem('token')
  window.fetch = async (request, init) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, location.href)
    if (!pathname.startsWith('/api/')) return real(request, init)
    if (pathname.endsWith('/audio')) return silence()
    const answer = all[`${init?.method ?? 'GET'} ${pathname}`]
    if (!answer) throw new TypeError('Failed to fetch')
    return typeof answer === 'function'
      ? answer(typeof init?.body === 'string' ? JSON.parse(init.body) : null)
      : Response.json(answer)
  }
  return () => {
    window.fetch = real
    for (const key of Object.keys(localStorage))
      if (key === 'token' || key.startsWith('wordgrove:')) localStorage.removeItem(key)
  }
}
