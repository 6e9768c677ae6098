"""The nine lists of the contract, with its field names, and their sample records."""
import struct
import zlib
from datetime import date, time

from django.contrib.auth.models import User
from django.core.files.base import ContentFile
from django.db import models


def text(length=None, required=False, **options):
    blank = {} if required else {'blank': True, 'null': True}
    if length is None:
        return models.TextField(**blank, **options)
    return models.CharField(max_length=length, **blank, **options)


class Record(models.Model):
    datetime = models.DateTimeField(auto_now_add=True)

    class Meta:
        abstract = True
        ordering = ['-id']


class Notification(Record):
    noti = text(300, required=True)
    url = text(500)


class Slide(Record):
    filePath = models.FileField(upload_to='slides', null=True)
    heading1 = text(50)
    heading2 = text(150)
    actionUrl = text(500)


class Course(Record):
    filePath = models.FileField(upload_to='courses', null=True)
    title = text(30, required=True, unique=True)
    description = text(115)
    duration = text(15)
    courseType = text(50)
    startDate = models.DateField(null=True, blank=True)
    startTime = models.TimeField(null=True, blank=True)
    endTime = models.TimeField(null=True, blank=True)


class Activity(Record):
    filePath = models.FileField(upload_to='activities', null=True)
    title = text(30, required=True)
    description = text(115)
    date = models.DateField(null=True, blank=True)
    time = models.TimeField(null=True, blank=True)
    courseType = text(50)


class Image(Record):
    filePath = models.FileField(upload_to='gallery', null=True)
    title = text(40)
    description = text(150)


class Video(Record):
    videoLink = models.URLField(max_length=500)
    title = text(30)
    description = text(150)


class ContactMessage(Record):
    name = text(100, required=True)
    email = models.EmailField()
    subject = text(200, required=True)
    message = text(required=True)


class Mail(Record):
    filePath = models.FileField(upload_to='mails', null=True)
    toEmail = models.EmailField()
    subject = text(50, required=True)
    body = text()
    type = text(20, default='Compose')
    status = text(20, default='Sent')


class Registration(Record):
    name = text(100, required=True)
    email = models.EmailField()
    mobno = text(30)
    course_type = text(50)
    course_name = text(50)
    course_id = text(50)
    language = text(30, required=True)
    address = text(required=True)
    comment = text(required=True)


def png(width, height, colour):
    """A picture of one colour."""

    def chunk(name, content):
        whole = name + content
        return struct.pack('>I', len(content)) + whole + struct.pack('>I', zlib.crc32(whole))

    rows = (b'\0' + bytes(colour) * width) * height
    size = struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)
    return (
        b'\x89PNG\r\n\x1a\n'
        + chunk(b'IHDR', size)
        + chunk(b'IDAT', zlib.compress(rows))
        + chunk(b'IEND', b'')
    )


def add_samples():
    User.objects.create_user('staff', 'admin@example.org', 'Temple@2026')

    def picture(number, width=35, height=25):
        colour = (160, 60 + number * 37 % 160, number * 53 % 200)
        return ContentFile(png(width, height, colour), f'picture-{number}.png')

    for number in range(1, 13):
        Notification.objects.create(noti=f'Notice {number}', url='/courses')
        ContactMessage.objects.create(
            name=f'Ananya {number}',
            email=f'ananya{number}@example.org',
            subject=f'Stay {number}',
            message='May four of us stay?\nFor two nights.',
        )
        Course.objects.create(
            filePath=picture(number),
            title=f'Course {number}',
            description='Verse by verse.',
            duration='2 Months',
            courseType='Short Term Courses',
            startDate=date(2027, 1, number),
            startTime=time(18, 0),
        )
        Registration.objects.create(
            name=f'Student {number}',
            email=f'student{number}@example.org',
            mobno='+91 00000 00000',
            course_type='Short Term',
            course_name='Course 1',
            course_id='1',
            language='Hindi',
            address='Sample Street 1',
            comment='Looking forward to it.',
        )
    for number in range(1, 4):
        Slide.objects.create(
            filePath=picture(number, 120, 68), heading1=f'Slide {number}', actionUrl='/chitrakoot'
        )
        Mail.objects.create(toEmail='ananya@example.org', subject=f'Mail {number}', body='Welcome.')
    for number in range(1, 18):
        Activity.objects.create(
            filePath=picture(number), title=f'Kirtan {number}', date=date(2027, 2, number), time=time(17, 30)
        )
    for number in range(1, 71):
        Image.objects.create(filePath=picture(number), title=f'Ghat {number}')
    for number in range(1, 21):
        Video.objects.create(
            videoLink='https://www.youtube-nocookie.com/embed/00000000000', title=f'Arati {number}'
        )
