"""The authentication and the pages of every view; a module of its own, because the framework imports it while it starts."""
from django.conf import settings
from rest_framework.authentication import TokenAuthentication
from rest_framework.pagination import PageNumberPagination
from rest_framework.response import Response


class BearerAuthentication(TokenAuthentication):
    keyword = 'Bearer'


class Pages(PageNumberPagination):
    page_size = settings.PAGE_DEFAULT
    max_page_size = settings.PAGE_CAP
    page_size_query_param = 'page_size'

    def get_paginated_response(self, records):
        return Response(
            {
                'status': True,
                'total_records': self.page.paginator.count,
                'record_per_page': records,
            }
        )
