import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/register-endpoints.ts'
import { listPictures } from './pictures.store.ts'

export function pictureHandlers({ db }: Deps): Pick<Handlers, 'adminListPictures'> {
  return {
    adminListPictures: ({ query }) => listPictures(db, { order: query.order ?? 'missed', page: query.page ?? 1 }),
  }
}
