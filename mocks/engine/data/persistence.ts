import { onPassword, repeatPassword } from '../account'
import { stamp } from '../clock'
import { onChange, repeat, type Change } from './db'
import { putBack, type Snapshot } from './snapshot'
import { onUpload, repeatUpload, type Upload } from '../uploads'

/** One write, as it is kept: enough to repeat it. An import is one that replaces all. */
type Entry = { change: Change } | { upload: Upload } | { password: string } | { data: Snapshot }

/** The writes since the sample data were last fresh. Where storage is blocked nothing is kept, and nothing breaks. */
export interface Journal {
  /** Repeats what was kept, and says whether it began with an import. */
  replay(): Promise<{ imported: boolean }>
  /** Writes down what happens from now on, and repeats what happens in other tabs. */
  listen(): void
  /** Settles when everything so far is kept. */
  kept(): Promise<void>
  clear(): Promise<void>
  /** Has an import stand in the place of all that was written; false where nothing can be kept. */
  startFrom(data: Snapshot): Promise<boolean>
}

function repeatEntry(entry: Entry) {
  if ('change' in entry) {
    // A record was stamped when it was written: the clock goes on from there.
    stamp()
    repeat(entry.change)
  } else if ('upload' in entry) repeatUpload(entry.upload)
  else if ('data' in entry) putBack(entry.data)
  else repeatPassword(entry.password)
}

/** Opens the journal that goes with a seed; records of another seed have other ids. */
export async function openJournal(seed: string): Promise<Journal> {
  const name = `mocks of ${new URL(document.baseURI).pathname}, seed ${seed}`
  const storage = await opened(name).catch(() => undefined)
  let last: Promise<unknown> = Promise.resolve()

  const inOrder = (work: (store: IDBObjectStore) => IDBRequest) => {
    last = last.then(() => storage && finished(work(writes(storage)))).catch(() => undefined)
    return last
  }

  return {
    async replay() {
      if (!storage) return { imported: false }
      const entries = (await finished(writes(storage).getAll()).catch(() => [])) as Entry[]
      for (const entry of entries) repeatEntry(entry)
      return { imported: entries.some((entry) => 'data' in entry) }
    },
    listen() {
      const otherTabs = new BroadcastChannel(name)
      otherTabs.onmessage = ({ data }) => repeatEntry(data as Entry)
      const keep = (entry: Entry) => {
        otherTabs.postMessage(entry)
        void inOrder((store) => store.add(entry))
      }
      onChange((change) => keep({ change }))
      onUpload((upload) => keep({ upload }))
      onPassword((password) => keep({ password }))
    },
    async kept() {
      await last
    },
    async clear() {
      await inOrder((store) => store.clear())
    },
    async startFrom(data) {
      if (!storage) return false
      const store = writes(storage)
      store.clear()
      return finished(store.add({ data } satisfies Entry)).then(
        () => true,
        () => false,
      )
    },
  }
}

const writes = (storage: IDBDatabase) =>
  storage.transaction('writes', 'readwrite').objectStore('writes')

/** Async, because blocked storage throws as soon as it is touched. */
async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore('writes', { autoIncrement: true })
  return finished(request)
}

const finished = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage failed'))
  })
