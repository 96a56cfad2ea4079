/** Goals and duels for stories. */
import type { Duel, SharedGoal } from '#contract/together'

export const storyDuel = '6d1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c21'

export const someDuel = (given: Partial<Duel> = {}): Duel => ({
  id: storyDuel,
  own: false,
  conversation: '3c1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c01',
  title: { zh: '动物与自然', en: 'Animals and nature' },
  category: 'animals-nature',
  sub: null,
  difficulty: 'easy',
  level: 3,
  type: 'multi-choice',
  state: 'open',
  mine: null,
  theirs: null,
  expires_at: '2026-03-11T12:00:00.000Z',
  ...given,
})

export const someGoal = (given: Partial<SharedGoal> = {}): SharedGoal => ({
  id: '6d1f3c1e-1f61-4d4e-9a55-0f6f2f6f7c22',
  own: true,
  joined: true,
  target: 1_000,
  points: 640,
  members: [
    { name: 'mei-lin', avatar: null, own: false, points: 380 },
    { name: 'ann', avatar: null, own: true, points: 260 },
    { name: 'noor', avatar: null, own: false, points: null },
  ],
  ...given,
})
