"""The contract's paths over Django REST framework. Where the contract is silent the framework answers as it does by itself."""
import mimetypes
import uuid

from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError as InvalidPassword
from django.http import FileResponse, Http404, HttpResponse
from django.urls import path, re_path
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.static import serve
from django.contrib.auth.models import User
from rest_framework import generics, permissions, serializers, status, views
from rest_framework.authtoken.models import Token
from rest_framework.response import Response

from . import models


class FileAddress(serializers.FileField):
    """The address of a file; with SIGNED as a storage makes it, another one at each read."""

    def to_representation(self, value):
        address = super().to_representation(value)
        if not address or not settings.SIGNED:
            return address
        return f'{address}?X-Signature={uuid.uuid4().hex}&X-Expires=900'


def serializer_for(listed, search):
    class Serializer(serializers.ModelSerializer):
        class Meta:
            model = listed
            fields = [field.name for field in listed._meta.fields]
            extra_kwargs = {
                name: {'format': '%H:%M'}
                for name in ('time', 'startTime', 'endTime')
                if hasattr(listed, name)
            }

    if not hasattr(listed, 'filePath'):
        return Serializer

    class WithFile(Serializer):
        filePath = FileAddress(read_only=True)
        file = serializers.FileField(source='filePath', write_only=True, required=False)

        class Meta(Serializer.Meta):
            fields = [*Serializer.Meta.fields, 'file']

    if listed is not models.Mail:
        return WithFile

    class MailSerializer(WithFile):
        Body = serializers.CharField(source='body', write_only=True, required=False, allow_blank=True)

        class Meta(WithFile.Meta):
            fields = [*WithFile.Meta.fields, 'Body']
            read_only_fields = ['body']

    return MailSerializer


class Permission(permissions.IsAuthenticatedOrReadOnly):
    """Everybody may read what visitors see, and send what they send."""

    def has_permission(self, request, view):
        if view.open_to_post and request.method == 'POST':
            return True
        if view.closed:
            return permissions.IsAuthenticated().has_permission(request, view)
        return super().has_permission(request, view)


class Collection(generics.ListCreateAPIView, generics.UpdateAPIView):
    """A list, its additions, its edits, and its deletions by `deleteData`."""

    permission_classes = [Permission]
    open_to_post = False
    closed = False

    def list(self, request, *args, **kwargs):
        response = super().list(request, *args, **kwargs)
        if isinstance(response.data, dict):
            return response
        records = response.data
        return Response(
            {'status': True, 'total_records': len(records), 'record_per_page': records}
        )

    def delete(self, request):
        self.get_queryset().filter(pk__in=request.data['deleteData']).delete()
        return Response(status=status.HTTP_204_NO_CONTENT)


def collection(address, listed, search, methods, **options):
    view = type(
        listed.__name__,
        (Collection,),
        {
            'queryset': listed.objects.all(),
            'serializer_class': serializer_for(listed, search),
            'search_fields': search,
            **options,
        },
    ).as_view()

    def only(*allowed):
        def respond(request, *args, **kwargs):
            return view(request, *args, **kwargs) if request.method in allowed else HttpResponse(status=405)

        respond.csrf_exempt = True
        return respond

    urls = [path(address, only(*methods))]
    if 'PUT' in methods:
        urls = [
            path(address, only(*[name for name in methods if name != 'PUT'])),
            path(f'{address}/<pk>', only('PUT')),
        ]
    return urls


class SignIn(views.APIView):
    permission_classes = [permissions.AllowAny]

    class Serializer(serializers.Serializer):
        email = serializers.CharField()
        password = serializers.CharField(trim_whitespace=False)

    def post(self, request):
        given = self.Serializer(data=request.data)
        given.is_valid(raise_exception=True)
        user = User.objects.filter(email__iexact=given.validated_data['email']).first()
        if not user or not user.check_password(given.validated_data['password']):
            raise serializers.ValidationError(
                {'non_field_errors': ['Unable to log in with provided credentials.']}
            )
        token, _ = Token.objects.get_or_create(user=user)
        return Response({'userMessage': 'Authentication successful', 'token': token.key})


class ChangePassword(views.APIView):
    permission_classes = [permissions.IsAuthenticated]

    class Serializer(serializers.Serializer):
        password = serializers.CharField(trim_whitespace=False)
        new_pass = serializers.CharField(trim_whitespace=False)

    def put(self, request):
        given = self.Serializer(data=request.data)
        given.is_valid(raise_exception=True)
        if not request.user.check_password(given.validated_data['password']):
            raise serializers.ValidationError({'password': ['The current password is wrong.']})
        try:
            validate_password(given.validated_data['new_pass'], request.user)
        except InvalidPassword as refused:
            raise serializers.ValidationError({'new_pass': refused.messages})
        request.user.set_password(given.validated_data['new_pass'])
        request.user.save()
        return Response({'status': True, 'userMessage': 'Password changed successfully.'})


@ensure_csrf_cookie
def begin_session(request):
    """What a sign-in at Django's own admin leaves in the browser: the cookies of a session and of CSRF."""
    login(request, User.objects.get())
    return HttpResponse('<!doctype html><title>Signed in to Django</title>')


def site(request, address):
    """A file of the build, or the page of a route; the API's paths never fall back to a page."""
    folder = settings.DIST
    if not folder or request.method not in ('GET', 'HEAD'):
        raise Http404
    for name in (address, f'{address.rstrip("/")}/index.html', 'index.html'):
        file = (folder / name).resolve()
        if folder in file.parents and file.is_file():
            if name == 'index.html' and '.' in address.rsplit('/', 1)[-1] and address != name:
                raise Http404
            kind = mimetypes.guess_type(file.name)[0] or 'application/octet-stream'
            return FileResponse(file.open('rb'), content_type=kind)
    raise Http404


urlpatterns = [
    path('general/api/login/', SignIn.as_view()),
    path('general/api/login', ChangePassword.as_view()),
    *collection('admin/api/notification', models.Notification, ['noti', 'url'], ['GET', 'POST', 'PUT', 'DELETE']),
    *collection('admin/api/slider', models.Slide, ['heading1', 'heading2'], ['GET', 'POST', 'PUT', 'DELETE']),
    *collection('admin/api/courses', models.Course, ['title', 'description'], ['GET', 'POST', 'PUT', 'DELETE']),
    *collection('admin/api/activities', models.Activity, ['title', 'description'], ['GET', 'POST', 'PUT', 'DELETE']),
    *collection('admin/api/iGallery', models.Image, ['title', 'description'], ['GET', 'POST', 'PUT', 'DELETE']),
    *collection('admin/api/igallery', models.Image, [], ['GET']),
    *collection('admin/api/vGallery', models.Video, ['title', 'description'], ['GET', 'POST', 'PUT', 'DELETE']),
    *collection('admin/api/vgallery', models.Video, [], ['GET']),
    *collection('general/api/contactus/', models.ContactMessage, [], ['POST'], open_to_post=True),
    *collection('admin/api/contactus', models.ContactMessage, ['name', 'email', 'subject'], ['GET', 'PUT', 'DELETE'], closed=True),
    *collection('admin/api/mailrequest', models.Mail, ['toEmail', 'subject'], ['GET', 'POST', 'PUT', 'DELETE'], closed=True),
    *collection('general/api/courseregister/', models.Registration, [], ['POST'], open_to_post=True),
    *collection('general/api/CourseRegister', models.Registration, ['name', 'email', 'course_name'], ['GET', 'DELETE'], closed=True),
    path('session', begin_session),
    re_path(r'^media/(?P<path>.*)$', serve, {'document_root': settings.MEDIA_ROOT}),
    re_path(r'^(?!general/api|admin/api|weatherforecast|media/)(?P<address>.*)$', site),
]
