import type { paths } from './schema'

type Json<R> = R extends { content: { 'application/json': infer J } } ? J : never
type ResponseTo<O> = O extends { responses: { 200: infer R } } ? Json<R> : unknown
type PageAt<P extends keyof paths> = paths[P] extends { get: infer O } ? ResponseTo<O> : unknown
type Multipart<O> = O extends { requestBody: { content: { 'multipart/form-data': infer B } } }
  ? B
  : never

/** Every path that returns records: the collections and the public galleries. */
export type ListPath = {
  [P in keyof paths]: PageAt<P> extends { record_per_page: unknown[] } ? P : never
}[keyof paths]

/** Every path that returns one page of records and their total: the admin's collections. */
export type Collection = {
  [P in ListPath]: PageAt<P> extends { total_records: number } ? P : never
}[ListPath]

export type Row<P extends ListPath> =
  PageAt<P> extends { record_per_page: (infer R extends object)[] } ? R : never

/** What the collection accepts on add; `never` where the contract has no POST. */
export type CreateBody<P extends Collection> = P extends Collection
  ? paths[P] extends { post: infer O }
    ? Multipart<O>
    : never
  : never

/** What the collection accepts on update; `never` where the contract has no PUT. */
export type UpdateBody<P extends Collection> = P extends Collection
  ? `${P}/{id}` extends keyof paths
    ? paths[`${P}/{id}`] extends { put: infer O }
      ? Multipart<O>
      : never
    : never
  : never

type FieldNameOf<Values> = Values extends object ? Exclude<keyof Values & string, 'id'> : never

/** The name of a field that the collection accepts on add or update. */
export type FieldName<P extends Collection = Collection> = FieldNameOf<
  CreateBody<P> | UpdateBody<P>
>

/** The values of a form by the names that the API takes: text, and a file only if one was chosen. */
export type FormValues<P extends Collection = Collection> = {
  [F in FieldName<P>]?: F extends 'file' ? File : string
}

/** The multipart body that a POST or PUT of the contract takes. */
export type Body<P extends keyof paths, M extends 'post' | 'put'> = paths[P] extends {
  [K in M]: infer O
}
  ? Multipart<O>
  : never

/** A record's id: compared as text, and sent back unchanged. */
export type Id = string | number
