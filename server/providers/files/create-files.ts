import type { Env } from '../../env.ts'
import type { Files } from './index.ts'
import { createLocalFiles } from './local.ts'

export const createFiles = ({ dataDir }: Pick<Env, 'dataDir'>): Files => createLocalFiles(dataDir)
