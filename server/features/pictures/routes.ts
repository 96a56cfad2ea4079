import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/bind.ts'
import { listPictures } from './store.ts'

export function pictureHandlers({ db }: Deps): Pick<Handlers, 'adminListPictures'> {
  return {
    adminListPictures: ({ query }) => listPictures(db, { order: query.order ?? 'missed', page: query.page ?? 1 }),
  }
}
