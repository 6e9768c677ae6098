import {
  activityDescriptionMaxLength,
  activityPictureHeight,
  activityPictureWidth,
  activityTitleMaxLength,
} from '../../api/field-limits'
import { thumbnailCell } from '../cells/thumbnail-cell'
import { resource } from '../resource'
import { dateTimeCell, eventDateCell, timeCell } from '../cells/time-cells'

export const activities = resource('/admin/api/activities', {
  title: 'Activities',
  labels: { singular: 'activity', plural: 'activities' },
  search: { hint: 'Find by title or description', fields: 'title or description' },
  empty: 'Activities added here appear among the events of the website.',
  name: 'title',
  picture: 'filePath',
  summaryFields: ['date', 'time'],
  columns: [
    { field: 'filePath', label: 'Banner', cell: thumbnailCell, width: 72 },
    { field: 'title', label: 'Title', width: 190 },
    { field: 'description', label: 'Description' },
    { field: 'date', label: 'Date', cell: eventDateCell, width: 112 },
    { field: 'time', label: 'Time', cell: timeCell, width: 104 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  calendar: { date: 'date', time: 'time' },
  fields: [
    {
      field: 'file',
      label: 'Banner image',
      control: { picture: { width: activityPictureWidth, height: activityPictureHeight } },
    },
    { field: 'title', label: 'Title', limit: activityTitleMaxLength, required: true },
    {
      field: 'description',
      label: 'Description',
      control: 'textarea',
      limit: activityDescriptionMaxLength,
    },
    { field: 'date', label: 'Date', control: 'date', span: 6 },
    { field: 'time', label: 'Time', control: 'time', span: 6 },
  ],
  size: 'lg',
  add: { title: 'Add Activities' },
  canImport: true,
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This activity will be removed from the website.',
    plural: 'They will be removed from the website.',
  },
})
