import { useCall } from '#lib/swr'

/** Milliseconds: which pictures there are changes with a new version only, and a saved word reads it again. */
const FRESH_MS = 600_000

/** The whole picture set; one call serves every dialog that is opened. */
export const usePictureSet = () =>
  useCall(
    'GET /api/admin/picture-set',
    {},
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      dedupingInterval: FRESH_MS,
    },
  )
