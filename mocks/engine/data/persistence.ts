import { onPasswordChange, applyPassword } from '../account'
import { nextTimestamp } from '../clock'
import { onChange, applyChange, type Change } from './db'
import { restoreSnapshot, type Snapshot } from './snapshot'
import { onUpload, applyUpload, type Upload } from '../uploads'

/** A saved write that can be applied again. An import (`data`) replaces all others. */
type Entry = { change: Change } | { upload: Upload } | { password: string } | { data: Snapshot }

/** The writes since the last reset, in IndexedDB. Blocked storage is ignored: nothing is saved then. */
export interface Persistence {
  /** Applies the saved writes; returns whether they begin with an import. */
  replay(): Promise<{ isImported: boolean }>
  /** Saves further writes and applies those of other tabs. */
  listen(): void
  /** Resolves when all writes so far are saved. */
  whenSaved(): Promise<void>
  clear(): Promise<void>
  /** Replaces all saved writes with an import; resolves with false when storage is blocked. */
  replaceWith(data: Snapshot): Promise<boolean>
}

function applyEntry(entry: Entry) {
  if ('change' in entry) {
    // Advances the clock as the original write did, so that later timestamps follow it.
    nextTimestamp()
    applyChange(entry.change)
  } else if ('upload' in entry) applyUpload(entry.upload)
  else if ('data' in entry) restoreSnapshot(entry.data)
  else applyPassword(entry.password)
}

/** Opens the saved writes of one seed; records of another seed have other ids. */
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
      const saveEntry = (entry: Entry) => {
        otherTabs.postMessage(entry)
        void enqueue((store) => store.add(entry))
      }
      onChange((change) => saveEntry({ change }))
      onUpload((upload) => saveEntry({ upload }))
      onPasswordChange((password) => saveEntry({ password }))
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

/** Async, so that the exception of blocked storage becomes a rejection. */
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
