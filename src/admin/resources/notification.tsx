import { notificationNotiMaxLength, notificationUrlMaxLength } from '../../api/field-limits'
import { linkCell } from '../cells/link-cell'
import { dateTimeCell } from '../cells/time-cells'
import { resource } from '../resource'

export const notification = resource('/admin/api/notification', {
  title: 'Notification',
  labels: { singular: 'notification', plural: 'notifications' },
  search: { hint: 'Find by notification or url', fields: 'text or URL' },
  empty: 'Notifications added here run across the home page of the website.',
  name: 'noti',
  summaryFields: ['url', 'datetime'],
  columns: [
    { field: 'noti', label: 'Notification' },
    { field: 'url', label: 'URL', cell: linkCell, width: 260 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  fields: [
    {
      field: 'noti',
      label: 'Notification',
      control: 'textarea',
      limit: notificationNotiMaxLength,
      required: true,
    },
    {
      field: 'url',
      label: 'URL',
      control: 'url',
      limit: notificationUrlMaxLength,
      hint: 'Where a press on the line leads; may stay empty.',
    },
  ],
  add: { title: 'Add Notification', refused: 'No record are updated' },
  canImport: true,
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This notification will be removed from the website.',
    plural: 'They will be removed from the website.',
  },
})
