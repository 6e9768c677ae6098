import {
  courseDescriptionMaxLength,
  courseDurationMaxLength,
  coursePictureHeight,
  coursePictureWidth,
  courseTitleMaxLength,
} from '../../api/field-limits'
import { thumbnailCell } from '../cells/thumbnail-cell'
import { resource } from '../resource'
import { dateCell, dateTimeCell, timeCell } from '../cells/time-cells'

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
    { field: 'courseType', label: 'Type', width: 100 },
    { field: 'duration', label: 'Duration', width: 92 },
    { field: 'startDate', label: 'Start Date', cell: dateCell, width: 98 },
    { field: 'startTime', label: 'Start Time', cell: timeCell, width: 104 },
    { field: 'endTime', label: 'End Time', cell: timeCell, width: 104 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  fields: [
    {
      field: 'file',
      label: 'Banner image',
      control: { picture: { width: coursePictureWidth, height: coursePictureHeight } },
    },
    { field: 'title', label: 'Title', limit: courseTitleMaxLength, required: true },
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
      span: 6,
    },
    {
      field: 'courseType',
      label: 'Course type',
      control: { choice: ['Short Term Courses', 'Long Term Courses', 'Daily Classes'] },
      required: true,
      span: 6,
    },
    { field: 'startDate', label: 'Start date', control: 'date', span: 4 },
    { field: 'startTime', label: 'Start time', control: 'time', span: 4 },
    { field: 'endTime', label: 'End time', control: 'time', span: 4 },
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
