import type { ComponentProps } from 'react'
import { token } from '../../api/stored-login'
import { toText } from '../../lib/to-text'
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry'
import type { EditLink as LoadedLink } from './edit-link'

const EditLink = lazyWithRetry(async () => (await import('./edit-link')).EditLink)

/** "Edit" on a record of the public site, in a browser with a login: it opens the record's form. Visitors load nothing. */
export const EditRecord = ({
  id,
  ...record
}: Omit<ComponentProps<typeof LoadedLink>, 'id'> & { id: unknown }) =>
  token() && id !== undefined ? (
    <EditLink {...record} id={toText(id)} onLoadFailure={() => undefined} />
  ) : null
