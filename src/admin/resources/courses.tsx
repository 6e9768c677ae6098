import {
  courseDescriptionMaxLength,
  courseDurationMaxLength,
  coursePictureHeight,
  coursePictureWidth,
  courseTitleMaxLength,
} from '../../api/field-limits'
import { toText } from '../../lib/to-text'
import { textCell } from '../cells/cells'
import { thumbnailCell } from '../cells/thumbnail-cell'
import { resource, type CellContext } from '../resource'
import { addedCell, dateCell, timeWithZoneCell } from '../cells/time-cells'

/** A type of courses; the table leaves out the word that all types share, so that they fit one line. */
const courseTypeCell = (value: unknown, context: CellContext) =>
  textCell(context.variant === 'table' ? toText(value).replace(/ Courses$/, '') : value, context)

export const courses = resource('/admin/api/courses', {
  title: 'Courses',
  labels: { singular: 'course', plural: 'courses' },
  search: { hint: 'Find by title or description', fields: 'title or description' },
  empty: 'Courses added here can be read and registered for on the website.',
  name: 'title',
  picture: 'filePath',
  summaryFields: ['courseType', ['startDate', 'startTime']],
  columns: [
    { field: 'filePath', label: 'Banner', cell: thumbnailCell, width: 72 },
    { field: 'title', label: 'Title', width: 124 },
    { field: 'description', label: 'Description', from: 1400 },
    { field: 'courseType', label: 'Type', cell: courseTypeCell, width: 92 },
    { field: 'duration', label: 'Duration', width: 92 },
    { field: 'startDate', label: 'Start Date', cell: dateCell, width: 98 },
    { field: 'startTime', label: 'Start Time', headNote: 'IST', cell: timeWithZoneCell, width: 75 },
    { field: 'endTime', label: 'End Time', headNote: 'IST', cell: timeWithZoneCell, width: 75 },
    { field: 'datetime', label: 'Date & Time', cell: addedCell, width: 112 },
  ],
  minWidth: 1026,
  fields: [
    {
      field: 'file',
      label: 'Banner image',
      control: { picture: { width: coursePictureWidth, height: coursePictureHeight } },
    },
    { field: 'title', label: 'Title', limit: courseTitleMaxLength, required: true, span: 8 },
    {
      field: 'courseType',
      label: 'Course type',
      control: { choice: ['Short Term Courses', 'Long Term Courses', 'Daily Classes'] },
      required: true,
      span: 4,
    },
    {
      field: 'description',
      label: 'Description',
      control: 'textarea',
      limit: courseDescriptionMaxLength,
    },
    {
      field: 'duration',
      label: 'Duration',
      limit: courseDurationMaxLength,
      hint: 'In days or months',
      span: 3,
    },
    { field: 'startDate', label: 'Start date', control: 'date', span: 3 },
    { field: 'startTime', label: 'Start time', control: 'time', span: 3 },
    { field: 'endTime', label: 'End time', control: 'time', span: 3 },
  ],
  size: 'lg',
  add: { title: 'Add Courses' },
  canImport: true,
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This course will be removed from the website.',
    plural: 'They will be removed from the website.',
  },
})
