import { onPasswordChange, applyPassword } from '../account'
import { nextTimestamp } from '../clock'
import { onChange, applyChange, type Change } from './db'
import { restoreSnapshot, type Snapshot } from './snapshot'
import { onUpload, applyUpload, type Upload } from '../uploads'

/** One write, as it is kept: enough to repeat it. An import is one that replaces all. */
type Entry = { change: Change } | { upload: Upload } | { password: string } | { data: Snapshot }

/** The writes since the sample data were last fresh. Where storage is blocked nothing is kept, and nothing breaks. */
export interface Persistence {
  /** Repeats what was kept, and says whether it began with an import. */
  replay(): Promise<{ isImported: boolean }>
  /** Writes down what happens from now on, and repeats what happens in other tabs. */
  listen(): void
  /** Settles when everything so far is kept. */
  whenSaved(): Promise<void>
  clear(): Promise<void>
  /** Has an import stand in the place of all that was written; false where nothing can be kept. */
  replaceWith(data: Snapshot): Promise<boolean>
}

function applyEntry(entry: Entry) {
  if ('change' in entry) {
    // A record was stamped when it was written: the clock goes on from there.
    nextTimestamp()
    applyChange(entry.change)
  } else if ('upload' in entry) applyUpload(entry.upload)
  else if ('data' in entry) restoreSnapshot(entry.data)
  else applyPassword(entry.password)
}

/** Opens the journal that goes with a seed; records of another seed have other ids. */
export async function openPersistence(seed: string): Promise<Persistence> {
  const name = `mocks of ${new URL(document.baseURI).pathname}, seed ${seed}`
  const storage = await openDatabase(name).catch(() => undefined)
  let last: Promise<unknown> = Promise.resolve()

  const enqueue = (work: (store: IDBObjectStore) => IDBRequest) => {
    last = last.then(() => storage && toPromise(work(openWrites(storage)))).catch(() => undefined)
    return last
  }

  return {
    async replay() {
      if (!storage) return { isImported: false }
      const entries = (await toPromise(openWrites(storage).getAll()).catch(() => [])) as Entry[]
      for (const entry of entries) applyEntry(entry)
      return { isImported: entries.some((entry) => 'data' in entry) }
    },
    listen() {
      const otherTabs = new BroadcastChannel(name)
      otherTabs.onmessage = ({ data }) => applyEntry(data as Entry)
      const keep = (entry: Entry) => {
        otherTabs.postMessage(entry)
        void enqueue((store) => store.add(entry))
      }
      onChange((change) => keep({ change }))
      onUpload((upload) => keep({ upload }))
      onPasswordChange((password) => keep({ password }))
    },
    async whenSaved() {
      await last
    },
    async clear() {
      await enqueue((store) => store.clear())
    },
    async replaceWith(data) {
      if (!storage) return false
      const store = openWrites(storage)
      store.clear()
      return toPromise(store.add({ data } satisfies Entry)).then(
        () => true,
        () => false,
      )
    },
  }
}

const openWrites = (storage: IDBDatabase) =>
  storage.transaction('writes', 'readwrite').objectStore('writes')

/** Async, because blocked storage throws as soon as it is touched. */
async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore('writes', { autoIncrement: true })
  return toPromise(request)
}

const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('storage failed'))
  })
