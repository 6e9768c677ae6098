import {
  courseDescriptionMaxLength,
  courseDurationMaxLength,
  coursePictureHeight,
  coursePictureWidth,
  courseTitleMaxLength,
} from '../../api/field-limits'
import { toText } from '../../data/to-text'
import { dateTimeCell, textCell } from '../cells/cells'
import { thumbnailCell } from '../cells/thumbnail-cell'
import { resource, type CellContext } from '../resource'
import { timeCell, dateCell } from '../cells/time-cells'

/** A type of courses; the table leaves out the word that all types share, so that they fit one line. */
const courseTypeCell = (value: unknown, context: CellContext) =>
  textCell(context.variant === 'table' ? toText(value).replace(/ Courses$/, '') : value, context)

/** The Vedic courses [COURSELIST-1]. */
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
    { field: 'description', label: 'Description' },
    { field: 'courseType', label: 'Type', cell: courseTypeCell, width: 84 },
    { field: 'duration', label: 'Duration', width: 84 },
    { field: 'startDate', label: 'Start Date', cell: dateCell, width: 66 },
    { field: 'startTime', label: 'Start Time', cell: timeCell, width: 72 },
    { field: 'endTime', label: 'End Time', cell: timeCell, width: 72 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 96 },
  ],
  minWidth: 960,
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
