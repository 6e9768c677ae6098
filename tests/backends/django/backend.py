"""A backend of the contract as Django REST framework makes it by itself: python3 backend.py --port 0 --dist dist

Prints its address. Its data are in a temporary folder and gone at its end. The environment switches what servers do differently:
PAGE_CAP=50 (largest page), PAGE_DEFAULT=10 (pages without being asked), SIGNED=1 (addresses of files with a new signature at each
read), THROTTLE=3/min (each caller), SESSION=1 (Django's session and CSRF beside the token) or SESSION=first (sessions first: a dead token is 403).
"""
import argparse
import os
import pathlib
import signal
import sys
import tempfile

import django
from django.conf import settings

parser = argparse.ArgumentParser()
parser.add_argument('--port', type=int, default=0)
parser.add_argument('--dist')
options = parser.parse_args()

environment = os.environ.get
data = tempfile.TemporaryDirectory(prefix='temple-django-')
folder = pathlib.Path(data.name)
sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

session = environment('SESSION')
authenticators = ['temple.defaults.BearerAuthentication']
if session:
    own = 'rest_framework.authentication.SessionAuthentication'
    authenticators = [own, *authenticators] if session == 'first' else [*authenticators, own]

REST_FRAMEWORK = {
    'DEFAULT_AUTHENTICATION_CLASSES': authenticators,
    'DEFAULT_PERMISSION_CLASSES': ['rest_framework.permissions.IsAuthenticatedOrReadOnly'],
    'DEFAULT_PAGINATION_CLASS': 'temple.defaults.Pages',
    'DEFAULT_FILTER_BACKENDS': ['rest_framework.filters.SearchFilter'],
    'DEFAULT_RENDERER_CLASSES': ['rest_framework.renderers.JSONRenderer'],
}
if environment('THROTTLE'):
    REST_FRAMEWORK['DEFAULT_THROTTLE_CLASSES'] = [
        'rest_framework.throttling.AnonRateThrottle',
        'rest_framework.throttling.UserRateThrottle',
    ]
    REST_FRAMEWORK['DEFAULT_THROTTLE_RATES'] = {
        'anon': environment('THROTTLE'),
        'user': environment('THROTTLE'),
    }

MIDDLEWARE = [
    'django.middleware.security.SecurityMiddleware',
    'django.contrib.sessions.middleware.SessionMiddleware',
    'django.middleware.common.CommonMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
]

validators = 'django.contrib.auth.password_validation.'
settings.configure(
    SECRET_KEY='only for tests',
    ALLOWED_HOSTS=['*'],
    ROOT_URLCONF='temple.api',
    INSTALLED_APPS=[
        'django.contrib.contenttypes',
        'django.contrib.auth',
        'django.contrib.sessions',
        'rest_framework',
        'rest_framework.authtoken',
        'temple',
    ],
    MIDDLEWARE=MIDDLEWARE,
    REST_FRAMEWORK=REST_FRAMEWORK,
    DATABASES={
        'default': {
            'ENGINE': 'django.db.backends.sqlite3',
            'NAME': folder / 'temple.sqlite3',
            'OPTIONS': {'timeout': 20},
        }
    },
    DEFAULT_AUTO_FIELD='django.db.models.BigAutoField',
    AUTH_PASSWORD_VALIDATORS=[
        {'NAME': validators + 'MinimumLengthValidator'},
        {'NAME': validators + 'CommonPasswordValidator'},
    ],
    # The hash that is fastest: the walks sign in often.
    PASSWORD_HASHERS=['django.contrib.auth.hashers.MD5PasswordHasher'],
    MEDIA_ROOT=folder / 'media',
    MEDIA_URL='/media/',
    USE_TZ=True,
    TIME_ZONE='Asia/Kolkata',
    DIST=options.dist and pathlib.Path(options.dist).resolve(),
    PAGE_CAP=int(environment('PAGE_CAP') or 0) or None,
    PAGE_DEFAULT=int(environment('PAGE_DEFAULT') or 0) or None,
    SIGNED=bool(environment('SIGNED')),
    LOGGING={'version': 1, 'disable_existing_loggers': True},
)
django.setup()

from django.core.management import call_command
from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
from django.core.wsgi import get_wsgi_application

from temple.models import add_samples

call_command('migrate', run_syncdb=True, verbosity=0)
add_samples()


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *args):
        pass


server = ThreadedWSGIServer(('127.0.0.1', options.port), QuietHandler)
server.daemon_threads = True
server.set_app(get_wsgi_application())
print(f'http://127.0.0.1:{server.server_port}/', flush=True)
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
try:
    server.serve_forever()
except KeyboardInterrupt:
    pass
finally:
    data.cleanup()
