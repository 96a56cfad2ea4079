/** Names that the word manager lists, apart from its schemas: the browser loads these alone. */
export const examTags = ['zk', 'gk', 'cet4', 'cet6', 'ky', 'ielts', 'toefl', 'gre'] as const
export const relationKinds = ['synonym', 'antonym', 'family', 'related'] as const
export const wordFlags = ['reported', 'unreviewed', 'without_example', 'hidden', 'edited', 'source_changed'] as const
