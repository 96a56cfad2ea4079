/** Names that the managers of words and courses list, apart from their schemas: the browser loads these alone. */
export const examTags = ['zk', 'gk', 'cet4', 'cet6', 'ky', 'ielts', 'toefl', 'gre'] as const
export const relationKinds = ['synonym', 'antonym', 'family', 'related'] as const
/** What the dictionary says of a word in prose: where it comes from, a hook that helps to keep it, how people live with it. */
export const noteKinds = ['etymology', 'memory', 'culture'] as const
export const wordFlags = ['reported', 'unreviewed', 'without_example', 'hidden', 'edited', 'source_changed'] as const
/** The blocks of a lesson in the order of their editor. */
export const lessonBlocks = ['about', 'words', 'scene'] as const
export const lessonFlags = ['edited', 'source_changed'] as const
