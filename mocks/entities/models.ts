import type { Listed, Row } from '../../src/api/contract'

/** A model that strays from the contract's record does not compile. */
type Fields<P extends Listed> = {
  [F in Exclude<keyof Row<P>, 'id'>]-?: null extends Row<P>[F] ? 'nullable' : 'text'
}

/** The fields of every kind of record, beside its id. */
export const models = {
  notification: {
    noti: 'text',
    url: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/notification'>,
  slide: {
    filePath: 'nullable',
    heading1: 'nullable',
    heading2: 'nullable',
    actionUrl: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/slider'>,
  course: {
    filePath: 'nullable',
    title: 'text',
    description: 'nullable',
    duration: 'nullable',
    courseType: 'nullable',
    startDate: 'nullable',
    startTime: 'nullable',
    endTime: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/courses'>,
  activity: {
    filePath: 'nullable',
    title: 'text',
    description: 'nullable',
    date: 'nullable',
    time: 'nullable',
    courseType: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/activities'>,
  image: {
    filePath: 'nullable',
    title: 'nullable',
    description: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/iGallery'>,
  video: {
    videoLink: 'text',
    title: 'nullable',
    description: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/vGallery'>,
  message: {
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/contactus'>,
  mail: {
    filePath: 'nullable',
    toEmail: 'text',
    subject: 'text',
    body: 'nullable',
    type: 'nullable',
    status: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/admin/api/mailrequest'>,
  registration: {
    name: 'text',
    email: 'text',
    mobno: 'nullable',
    course_type: 'nullable',
    course_name: 'nullable',
    course_id: 'nullable',
    language: 'nullable',
    address: 'nullable',
    comment: 'nullable',
    datetime: 'nullable',
  } satisfies Fields<'/general/api/CourseRegister'>,
}

/** The name of a kind of record. */
export type Kind = keyof typeof models

/** The names of all kinds of records. */
export const kinds = Object.keys(models) as Kind[]

/** A record as the mocks keep it: every field there, ids numeric and growing. */
export type Stored<K extends Kind> = { id: number } & {
  [F in keyof (typeof models)[K]]: (typeof models)[K][F] extends 'text' ? string : string | null
}
