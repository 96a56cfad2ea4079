/** What every floor shows: the least that a question can be. */
export const words = ['lemon', 'grapes', 'apple', 'strawberry'] as const
export const question = 'Which one is an apple?'
