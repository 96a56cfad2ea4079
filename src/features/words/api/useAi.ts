import { useDeferredConfig } from '#lib/config'

/** Whether an AI provider may add to the dictionary's blocks; false until that is known. */
export const useAi = (): boolean => useDeferredConfig().data?.ai ?? false
